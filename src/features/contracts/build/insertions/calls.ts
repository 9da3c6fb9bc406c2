import type {RootContent} from 'mdast';
import {isAddress} from 'viem';
import {element} from '../../../../lib/mdast';
import type {Member} from '../../data';
import {examplesOf, isRead, readOf} from '../../data/examples';
import {type Target, targetOf} from '../../data/targets';
import type {ContractPage} from '../ContractPage';
import {fold} from '../components';
import {escapeHtml} from '../../../../lib/text';
import {codeBlock} from '../static';

/** Where MemberTools puts the form that calls a function: only functions that read have one. Without an address the form asks for it. */
function read(target: Target): RootContent[] {
  if (!isRead(target.item)) return [];
  const {declaration, start} = readOf(target);
  const address = isAddress(target.address) ? target.address : '';
  const data = {'data-read': declaration, 'data-start': JSON.stringify(start), 'data-address': address, 'data-network': target.network};
  return [element('div', {className: 'docs-read', ...data}, [])];
}

/** How to call a function: folded, since few readers of a page need all of them. */
export function calls(page: ContractPage, member: Member): RootContent[] {
  const target = targetOf(page.key, member);
  if (!target) return [];
  // Its value stands in the page: the form is enough, and a page has many of them.
  if (member.kind === 'constant') return read(target);
  const blocks = examplesOf(target).map(({tool, language, code}) => codeBlock(language, escapeHtml(code), `${member.name} with ${tool}`));
  const title = target.isSetup ? `Encode a call of ${member.name} with viem, ethers or cast` : `Call ${member.name} with viem, ethers or cast`;
  return [...read(target), fold('calls', title, blocks)];
}
