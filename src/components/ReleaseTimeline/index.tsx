import Link from '@docusaurus/Link';
import {releaseKinds, releases, type Release} from '@site/src/data/releases';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const networks = ['mainnet', 'testnet'] as const;
type Network = (typeof networks)[number];

/** Returns the name of the network that a release reached. Until the end of 2023, the testnet was another one. */
function getNetworkName({name, testnet}: Release, network: Network): string {
  if (network === 'mainnet') return 'Mainnet';
  return /\b2023\b/.test(`${name} ${testnet}`) ? 'Goerli' : 'Sepolia';
}

const all = 'All';

/** A row of buttons, of which one is pressed. */
function Choice<Value extends string>({
  label,
  values,
  names,
  value,
  onChange,
}: {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names?: Readonly<Partial<Record<Value, string>>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}): ReactNode {
  return (
    <div role="group" aria-label={label} className="docs-chips">
      {values.map((option) => (
        <button
          key={option}
          type="button"
          className="button button--secondary button--sm"
          aria-pressed={option === value}
          onClick={() => onChange(option)}>
          {names?.[option] ?? option}
        </button>
      ))}
    </div>
  );
}

function Entry({release}: {readonly release: Release}): ReactNode {
  const {name, id, subject, kind} = release;
  return (
    <li>
      {/* The spaces keep the words apart for search and screen readers. */}
      <Link to={`#${id}`}>{name}</Link>{' '}
      <span className={styles.subject}>{subject}</span>{' '}
      <span className={styles.kind}>{kind}</span>{' '}
      <span className={styles.dates}>
        {networks.map(
          (network) =>
            release[network] && (
              <span key={network}>
                {getNetworkName(release, network)}: {release[network]}{' '}
              </span>
            ),
        )}
      </span>
    </li>
  );
}

/** All releases with their dates on each network, newest first, each linked to its section. Filters by network and kind. */
export default function ReleaseTimeline(): ReactNode {
  const [network, setNetwork] = useState<Network | typeof all>(all);
  const [kind, setKind] = useState<Release['kind'] | typeof all>(all);
  const entries = releases.filter(
    (release) =>
      (network === all || release[network]) &&
      (kind === all || release.kind === kind),
  );
  return (
    <>
      <div className={styles.filters} data-markdown="skip">
        <Choice
          label="Network"
          values={[all, ...networks]}
          names={{
            mainnet: 'Mainnet',
            testnet: 'Testnet',
            [all]: 'All networks',
          }}
          value={network}
          onChange={setNetwork}
        />
        <Choice
          label="Kind"
          values={[all, ...releaseKinds]}
          names={{[all]: 'All kinds'}}
          value={kind}
          onChange={setKind}
        />
        <p role="status" className="unseen">
          {entries.length} releases
        </p>
      </div>
      <ol className={styles.timeline} aria-label="Releases">
        {entries.map((release) => (
          <Entry key={release.id} release={release} />
        ))}
      </ol>
      {entries.length === 0 && <p>No release matches both filters.</p>}
    </>
  );
}
