import {useEffect, useState, type ReactNode} from 'react';
import {lineaNetworks} from '@site/src/data/networks';
import {openEndpoints} from '@site/src/data/providers/endpoints';
import {checkEndpoint, type CheckResult} from './check';
import ScrollTable from '@site/src/components/ScrollTable';
import styles from './styles.module.css';

type Results = Readonly<Record<string, CheckResult>>;

function Outcome({result}: {readonly result: CheckResult | undefined}): ReactNode {
  if (!result) {
    return 'Waiting …';
  }
  return result.ok ? (
    <span className={styles.ok}>Answers with the right chain ID</span>
  ) : (
    <span className={styles.failed}>Failed. {result.reason}</span>
  );
}

function summary(results: Results): string {
  const all = Object.values(results);
  if (all.length < openEndpoints.length) {
    return `Asking ${openEndpoints.length} endpoints …`;
  }
  const answered = all.filter(({ok}) => ok).length;
  return `Done: ${answered} of ${openEndpoints.length} endpoints answered with the right chain ID.`;
}

/** Sends one request to every open endpoint when it appears, and shows what came back. */
export default function Results(): ReactNode {
  const [results, setResults] = useState<Results>({});

  useEffect(() => {
    let shown = true;
    for (const endpoint of openEndpoints) {
      void checkEndpoint(endpoint).then((result) => {
        if (shown) {
          setResults((known) => ({...known, [endpoint.url]: result}));
        }
      });
    }
    return () => {
      shown = false;
    };
  }, []);

  return (
    <>
      <p role="status">{summary(results)}</p>
      <ScrollTable aria-label="Answers of the endpoints">
        <thead>
          <tr>
            <th scope="col">Endpoint</th>
            <th scope="col">Network</th>
            <th scope="col">Time</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {openEndpoints.map(({url, network}) => {
            const result = results[url];
            return (
              <tr key={url}>
                <th scope="row">
                  <code>{new URL(url).host}</code>
                </th>
                <td>{lineaNetworks[network].name}</td>
                <td className={styles.time}>{result?.ok ? `${result.milliseconds.toLocaleString('en-US')} ms` : '–'}</td>
                <td>
                  <Outcome result={result} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
    </>
  );
}
