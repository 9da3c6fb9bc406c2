import type {RootContent} from 'mdast';
import {isAddress} from 'viem';
import {element} from '../../../lib/mdast';
import {escapeHtml} from '../../../lib/text';
import {classNames, type ReadFormData} from '../domContract';
import type {Member} from '../model/members';
import {type CallTarget, findCallTarget} from '../samples/callTargets';
import {
  createCodeSamples,
  getReadFormData,
  isReadFunction,
} from '../samples/codeSamples';
import {createCodeBlock, createCollapsible} from './collapsible';
import type {ContractPage} from './contractPage';

/** Creates the container of the form that calls a view function. Without an address, the form asks for one. */
function createReadForm(target: CallTarget): RootContent[] {
  if (!isReadFunction(target.item)) return [];
  const {declaration, initialValues} = getReadFormData(target);
  const address = isAddress(target.address) ? target.address : '';
  const data = {
    'data-read': declaration,
    'data-start': JSON.stringify(initialValues),
    'data-address': address,
    'data-network': target.network,
  } satisfies Record<`data-${keyof ReadFormData}`, string>;
  return [element('div', {className: classNames.readForm, ...data}, [])];
}

/** A form and code samples for calling a function. The samples are collapsed, because readers need only a few per page. */
export function createCallSection(
  page: ContractPage,
  member: Member,
): RootContent[] {
  const target = findCallTarget(page.key, member);
  if (!target) return [];
  // The page already shows a constant's value, and pages have many constants, so the form suffices.
  if (member.kind === 'constant') return createReadForm(target);
  const blocks = createCodeSamples(target).map(({tool, language, code}) =>
    createCodeBlock(language, escapeHtml(code), tool),
  );
  const title = target.isInitializer
    ? 'Encode the call in code'
    : 'Call it from code';
  return [...createReadForm(target), createCollapsible('calls', title, blocks)];
}
