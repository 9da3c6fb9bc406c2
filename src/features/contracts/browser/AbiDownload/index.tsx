import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useState} from 'react';
import {fetchOk} from '@site/src/lib/fetchOk';
import styles from './styles.module.css';

interface Props {
  readonly contract: string;
  /** Releases with this ABI, for example `8.0 and 7.1`. */
  readonly versions: string;
  readonly path: string;
  readonly note?: string;
}

type Format = 'JSON' | 'TypeScript';

/** Converts a contract name to a constant name: `lineaRollupAbi` for `LineaRollup`. */
function getConstantName(contract: string): string {
  return `${contract.charAt(0).toLowerCase()}${contract.slice(1)}Abi`;
}

async function copyAbi(
  contract: string,
  path: string,
  format: Format,
): Promise<string> {
  try {
    const json = (await (await fetchOk(path)).text()).trim();
    const text =
      format === 'JSON'
        ? json
        : `export const ${getConstantName(contract)} = ${json} as const;\n`;
    await navigator.clipboard.writeText(text);
    return `Copied as ${format}`;
  } catch {
    return 'Copy failed: download the file instead';
  }
}

/** One ABI file: a link that works without JavaScript, plus buttons that copy the ABI for viem, wagmi and other tools. */
export default function AbiDownload({
  contract,
  versions,
  path,
  note,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [message, setMessage] = useState('');
  return (
    <p className={styles.file}>
      <Link
        to={`pathname://${path}`}
        download={`${contract}-${path.replace(/^.*\//, '')}`}>
        Download ABI of {contract} {versions}
      </Link>{' '}
      <span className={styles.actions} data-markdown="skip" data-nosnippet>
        {(['JSON', 'TypeScript'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className={styles.button}
            disabled={!isBrowser}
            aria-label={`Copy ABI of ${contract} ${versions} as ${format}`}
            onClick={() =>
              void copyAbi(contract, path, format).then(setMessage)
            }>
            Copy {format}
          </button>
        ))}
        <span role="status" className={styles.status}>
          {message}
        </span>
      </span>
      {note && <span className={styles.note}>({note})</span>}
    </p>
  );
}
