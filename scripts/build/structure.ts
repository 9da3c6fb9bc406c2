import type {Finding} from '../check/finding';
import {placeIn} from '../check/finding';
import {cheapFindings, compiledFindings} from '../check/run';
import {Site} from '../check/site';
import type {Locate} from './explain';

/** Rules of style do not stop a build. */
const stops = ({message}: Finding): boolean => !/a prompt is left|has no groupId|is the address of/.test(message);

/** What stands on the pages and stops a build, and where the pages of addresses are. */
export async function findStructure(): Promise<{readonly findings: readonly Finding[]; readonly locate: Locate}> {
  const site = new Site();
  const findings = [...(await cheapFindings(site.files, site, {prose: false})), ...(await compiledFindings(site.files, [], false))];
  const locate: Locate = (route, target) => {
    const file = site.routes.get(route)?.[0] ?? route;
    const at = target !== undefined && site.exists(file) ? site.text(file).indexOf(target) : -1;
    return at < 0 ? {file, line: 1, column: 1} : {file, ...placeIn(site.text(file), at)};
  };
  return {findings: findings.filter(stops), locate};
}
