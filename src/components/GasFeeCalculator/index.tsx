import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';
import {DataTable} from '../ScrollTable';
import Field from './Field';
import {
  computeFee,
  examples,
  formatUnit,
  formatInteger,
  limits,
  parseAmount,
  toPercent,
  unitDecimals,
  checkRange,
  type ParseResult,
  type Transaction,
  type Unit,
} from './fee';
import styles from './styles.module.css';

const initialExample = examples[1];

/** Maximum price, one ETH per gas: far above any real price, but low enough to detect a wrong unit. */
const maxPrice = 10n ** 18n;
const price = {
  units: ['wei', 'gwei'],
  min: 0n,
  max: maxPrice,
  limitUnit: 'wei per gas',
} as const;

interface FieldSettings {
  readonly label: string;
  readonly hint: string;
  /** Units to choose from, of which the first is preselected. */
  readonly units: readonly string[];
  readonly min: bigint;
  readonly max: bigint;
  /** The unit of the limits in error messages. */
  readonly limitUnit: string;
}

const fields: Readonly<Record<keyof Transaction, FieldSettings>> = {
  gasUsed: {
    label: 'Gas used',
    hint: 'gasUsed from a receipt, or gasLimit',
    units: ['gas'],
    min: limits.minGas,
    max: limits.maxGas,
    limitUnit: 'gas',
  },
  baseFee: {label: 'Base fee', hint: 'baseFeePerGas', ...price},
  priorityFee: {label: 'Priority fee', hint: 'priorityFeePerGas', ...price},
  calldataBytes: {
    label: 'Calldata',
    hint: 'Length of data; 0 for a transfer',
    units: ['bytes'],
    min: 0n,
    max: limits.maxCalldata,
    limitUnit: 'bytes of calldata',
  },
};
const fieldNames = Object.keys(fields) as (keyof Transaction)[];

/** The text and unit of a field. */
interface Entry {
  readonly text: string;
  readonly unit: string;
}

/** Creates an object with a value for each field. */
const mapFields = <T,>(
  create: (name: keyof Transaction) => T,
): Record<keyof Transaction, T> =>
  Object.fromEntries(fieldNames.map((name) => [name, create(name)])) as Record<
    keyof Transaction,
    T
  >;

const isWeiUnit = (unit: string): unit is Unit => unit in unitDecimals;

function readEntry(name: keyof Transaction, {text, unit}: Entry): ParseResult {
  const {min, max, limitUnit} = fields[name];
  const decimals = isWeiUnit(unit) ? unitDecimals[unit] : 0;
  return checkRange(parseAmount(text, decimals), min, max, limitUnit);
}

/** Converts a price to another unit. Keeps text that cannot be parsed. */
function convertEntry(
  name: keyof Transaction,
  entry: Entry,
  unit: string,
): Entry {
  const parsed = readEntry(name, entry);
  const canConvert = 'value' in parsed && isWeiUnit(unit);
  return {
    text: canConvert ? formatUnit(parsed.value, unit) : entry.text,
    unit,
  };
}

/** The fee, its formula with the values filled in, and its breakdown. Shows dashes while a value is invalid. */
function Result({
  transaction,
}: {
  readonly transaction: Transaction | undefined;
}): ReactNode {
  const fee = transaction && computeFee(transaction);
  const formatGwei = (wei: bigint | undefined): string =>
    wei === undefined ? '–' : `${formatUnit(wei, 'gwei')} gwei`;
  const parts = {
    'Base fee (burned)': formatGwei(fee?.base),
    'Priority fee': formatGwei(fee?.priority),
    'Portion for Ethereum data (estimated)': `${formatGwei(fee?.data)}${fee ? `, ${toPercent(fee.data, fee.priority)}%` : ''}`,
    'Data cost per byte of calldata (estimated)': formatGwei(fee?.dataPerByte),
  };
  return (
    <>
      <output className={styles.output}>
        {transaction && fee ? (
          <>
            <strong translate="no">{`${formatUnit(fee.total, 'ETH')} ETH`}</strong>
            <span translate="no">
              {`${formatInteger(transaction.gasUsed)} × (${formatInteger(transaction.baseFee)} + ${formatInteger(transaction.priorityFee)}) = ${formatInteger(fee.total)} wei`}
            </span>
          </>
        ) : (
          // Needs an element: in-browser translation moves bare text nodes, which React then cannot remove.
          <span>Correct the marked values to see the fee.</span>
        )}
      </output>
      <dl className={styles.parts}>
        {Object.entries(parts).map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate="no">{detail}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A form that computes a transaction's cost from its gas and fees. Without JavaScript, shows examples. */
export default function GasFeeCalculator(): ReactNode {
  const isBrowser = useIsBrowser();
  const [entries, setEntries] = useState(() =>
    mapFields<Entry>((name) => ({
      text: formatInteger(initialExample[name]),
      unit: fields[name].units[0] ?? '',
    })),
  );
  const setEntry = (name: keyof Transaction, entry: Entry): void =>
    setEntries({...entries, [name]: entry});

  const parsed = mapFields((name) => readEntry(name, entries[name]));
  const values = mapFields((name) => {
    const result = parsed[name];
    return 'value' in result ? result.value : undefined;
  });
  const isComplete = !Object.values(values).includes(undefined);

  return (
    <>
      <form
        className={styles.calculator}
        aria-label="Gas fee calculator"
        onSubmit={(event) => event.preventDefault()}>
        <div className={styles.fields}>
          {fieldNames.map((name) => {
            const result = parsed[name];
            return (
              <Field
                key={name}
                {...fields[name]}
                {...entries[name]}
                onTextChange={(text) =>
                  setEntry(name, {...entries[name], text})
                }
                onUnitChange={(unit) =>
                  setEntry(name, convertEntry(name, entries[name], unit))
                }
                error={'error' in result ? result.error : undefined}
                disabled={!isBrowser}
              />
            );
          })}
        </div>
        <p className={styles.formula}>
          <code>total fee = gas used * (base fee + priority fee)</code>
        </p>
        <Result
          transaction={isComplete ? (values as Transaction) : undefined}
        />
        <p className={styles.hint}>
          You can also enter hexadecimal values such as <code>0xcf08</code>. The
          data estimate is what remains of the priority fee after subtracting
          the fixed cost. It assumes a margin of 1.2 and a fixed cost of 0.03
          gwei, so it is accurate only for fees that{' '}
          <code>linea_estimateGas</code> recommends.
        </p>
      </form>
      <div className={styles.examples}>
        <DataTable
          label="Fees for three transactions"
          columns={[
            'Transaction',
            'Gas used',
            'Base fee, wei',
            'Priority fee, wei',
            'Calldata, bytes',
            'Total fee, wei',
            'Total fee, ETH',
          ]}
          rows={examples.map((example) => {
            const {label, gasUsed, baseFee, priorityFee, calldataBytes} =
              example;
            const {total} = computeFee(example);
            return [
              label,
              ...[gasUsed, baseFee, priorityFee, calldataBytes, total].map(
                formatInteger,
              ),
              formatUnit(total, 'ETH'),
            ];
          })}
        />
      </div>
    </>
  );
}
