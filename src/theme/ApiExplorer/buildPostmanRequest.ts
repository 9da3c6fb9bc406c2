// Wraps the original: it drops numbers (the defaults of `page` and `limit`), and does not encode values of the path.
import buildRequest from '@theme-original/ApiExplorer/buildPostmanRequest';
import type {Param} from '@theme/ApiExplorer/ParamOptions/slice';
import type {
  Request,
  RequestValues,
} from '@theme/ApiExplorer/buildPostmanRequest';

/** URL-encodes a value, except commas, which are valid and keep lists readable. */
function encodeValue(param: Param): Param {
  return param.value === undefined || Array.isArray(param.value)
    ? param
    : {
        ...param,
        value: encodeURIComponent(param.value).replaceAll('%2C', ','),
      };
}

export default function buildPostmanRequest(
  request: Request,
  {pathParams, queryParams, ...values}: RequestValues,
): Request {
  const buildOriginal = buildRequest as (
    request: Request,
    values: RequestValues,
  ) => Request;
  return buildOriginal(request, {
    ...values,
    pathParams: pathParams.map(encodeValue),
    queryParams: queryParams.map(encodeValue),
  });
}
