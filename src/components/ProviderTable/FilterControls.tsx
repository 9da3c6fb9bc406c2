import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {categories, type CategoryId} from '@site/src/data/providers/categories';
import type {ProviderFilter} from '@site/src/features/providers/filter';
import {statusLabels} from '@site/src/features/providers/labels';
import styles from './styles.module.css';

const networks = {mainnet: 'Linea Mainnet', sepolia: 'Linea Sepolia'} as const;

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly allLabel: string;
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value | 'all';
  readonly onChange: (value: Value | 'all') => void;
  /** Number of tools that would match if this value were chosen. */
  readonly countMatches: (value: Value) => number;
}

function Select<Value extends string>({
  label,
  allLabel,
  labels,
  value,
  onChange,
  countMatches,
}: SelectProps<Value>): ReactNode {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) =>
          onChange(event.currentTarget.value as Value | 'all')
        }>
        <option value="all">{allLabel}</option>
        {(Object.keys(labels) as Value[]).map((key) => (
          <option key={key} value={key}>
            {`${labels[key]} (${countMatches(key)})`}
          </option>
        ))}
      </select>
    </label>
  );
}

const categoryLabels = Object.fromEntries(
  categories.map(({id, label}) => [id, label]),
) as Record<CategoryId, string>;

interface Props {
  readonly filter: ProviderFilter;
  readonly onChange: (part: Partial<ProviderFilter>) => void;
  readonly countMatches: (part: Partial<ProviderFilter>) => number;
  /** Whether to include text and category filters, for lists that span several categories. */
  readonly isDirectory: boolean;
}

/** The filter's native form controls. They need JavaScript, so the built HTML only reserves space for them. */
export default function FilterControls({
  filter,
  onChange,
  countMatches,
  isDirectory,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div className={clsx(styles.controls, isDirectory && styles.full)}>
      {isBrowser && (
        <>
          {isDirectory && (
            <>
              <label className={styles.field}>
                <span>Find</span>
                <input
                  type="search"
                  value={filter.text}
                  placeholder="Name or purpose"
                  onChange={(event) =>
                    onChange({text: event.currentTarget.value})
                  }
                />
              </label>
              <Select
                label="Category"
                allLabel="Any category"
                labels={categoryLabels}
                value={filter.category}
                onChange={(category) => onChange({category})}
                countMatches={(category) => countMatches({category})}
              />
            </>
          )}
          <Select
            label="Network"
            allLabel="Any network"
            labels={networks}
            value={filter.network}
            onChange={(network) => onChange({network})}
            countMatches={(network) => countMatches({network})}
          />
          <Select
            label="Status"
            allLabel="Any status"
            labels={statusLabels}
            value={filter.status}
            onChange={(status) => onChange({status})}
            countMatches={(status) => countMatches({status})}
          />
        </>
      )}
    </div>
  );
}
