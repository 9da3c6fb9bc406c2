// The part of `postman-collection` that the theme uses. The rest is for collections, scripts and certificates.
export {Cookie} from 'postman-collection/lib/collection/cookie';
export {CookieList} from 'postman-collection/lib/collection/cookie-list';
export {FormParam} from 'postman-collection/lib/collection/form-param';
export {QueryParam} from 'postman-collection/lib/collection/query-param';
export {Request} from 'postman-collection/lib/collection/request';
export {Variable} from 'postman-collection/lib/collection/variable';
