import {useEffect, useState, type ReactNode} from 'react';
import {lineaNetworks} from '@site/src/data/networks';
import {openEndpoints} from '@site/src/data/providers/endpoints';
import {checkEndpoint, type CheckResult} from './check';
import {DataTable} from '@site/src/components/ScrollTable';
import styles from './styles.module.css';

type Results = Readonly<Record<string, CheckResult>>;

/** The elements need keys, because in-browser translation replaces text nodes, which React could then no longer remove. */
function Outcome({
  result,
}: {
  readonly result: CheckResult | undefined;
}): ReactNode {
  if (!result) return <span key="waiting">Waiting…</span>;
  return result.ok ? (
    <span key="ok" className={styles.ok}>
      Responds with the right chain ID
    </span>
  ) : (
    <span key="failed" className={styles.failed}>
      Failed. {result.reason}
    </span>
  );
}

function summarize(results: Results): string {
  const receivedResults = Object.values(results);
  if (receivedResults.length < openEndpoints.length)
    return `Checking ${openEndpoints.length} endpoints…`;
  const successCount = receivedResults.filter(({ok}) => ok).length;
  return `Done: ${successCount} of ${openEndpoints.length} endpoints responded with the right chain ID.`;
}

/** A table of responses. On mount, sends a request to every endpoint that needs no key. */
export default function Results(): ReactNode {
  const [results, setResults] = useState<Results>({});

  useEffect(() => {
    for (const endpoint of openEndpoints) {
      void checkEndpoint(endpoint).then((result) =>
        setResults((current) => ({...current, [endpoint.url]: result})),
      );
    }
  }, []);

  return (
    <>
      <p role="status">{summarize(results)}</p>
      <DataTable
        label="Endpoint responses"
        columns={['Endpoint', 'Network', 'Time', 'Result']}
        rows={openEndpoints.map(({url, network}) => {
          const result = results[url];
          return [
            <code>{new URL(url).host}</code>,
            lineaNetworks[network].name,
            <span className={styles.time}>
              {result?.ok
                ? `${result.milliseconds.toLocaleString('en-US')} ms`
                : '–'}
            </span>,
            <Outcome result={result} />,
          ];
        })}
      />
    </>
  );
}
