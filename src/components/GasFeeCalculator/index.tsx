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
const priceUnits = ['wei', 'gwei'] as const satisfies readonly Unit[];
/** Maximum price, one ETH per gas: far above any real price, but low enough to detect a wrong unit. */
const maxPrice = 10n ** 18n;

/** The text and unit of a price field. */
interface Price {
  readonly text: string;
  readonly unit: Unit;
}

function readPrice({text, unit}: Price): ParseResult {
  return checkRange(
    parseAmount(text, unitDecimals[unit]),
    0n,
    maxPrice,
    'wei per gas',
  );
}

/** Converts a price to another unit. Keeps text that cannot be parsed. */
function convertPrice(price: Price, unit: Unit): Price {
  const parsedPrice = readPrice(price);
  return {
    text:
      'value' in parsedPrice ? formatUnit(parsedPrice.value, unit) : price.text,
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
  const [gas, setGas] = useState(formatInteger(initialExample.gasUsed));
  const [base, setBase] = useState<Price>({
    text: formatInteger(initialExample.baseFee),
    unit: 'wei',
  });
  const [priority, setPriority] = useState<Price>({
    text: formatInteger(initialExample.priorityFee),
    unit: 'wei',
  });
  const [calldata, setCalldata] = useState(
    formatInteger(initialExample.calldataBytes),
  );

  const gasUsed = checkRange(
    parseAmount(gas),
    limits.minGas,
    limits.maxGas,
    'gas',
  );
  const baseFee = readPrice(base);
  const priorityFee = readPrice(priority);
  const calldataBytes = checkRange(
    parseAmount(calldata),
    0n,
    limits.maxCalldata,
    'bytes of calldata',
  );
  const getError = (parsed: ParseResult): string | undefined =>
    'error' in parsed ? parsed.error : undefined;

  const transaction =
    'value' in gasUsed &&
    'value' in baseFee &&
    'value' in priorityFee &&
    'value' in calldataBytes
      ? {
          gasUsed: gasUsed.value,
          baseFee: baseFee.value,
          priorityFee: priorityFee.value,
          calldataBytes: calldataBytes.value,
        }
      : undefined;

  return (
    <>
      <form
        className={styles.calculator}
        aria-label="Gas fee calculator"
        onSubmit={(event) => event.preventDefault()}>
        <div className={styles.fields}>
          <Field
            label="Gas used"
            hint="gasUsed from a receipt, or gasLimit"
            text={gas}
            onTextChange={setGas}
            error={getError(gasUsed)}
            unit="gas"
            disabled={!isBrowser}
          />
          <Field
            label="Base fee"
            hint="baseFeePerGas"
            text={base.text}
            onTextChange={(text) => setBase({...base, text})}
            error={getError(baseFee)}
            unit={{
              selected: base.unit,
              choices: priceUnits,
              onSelect: (unit) => setBase(convertPrice(base, unit)),
            }}
            disabled={!isBrowser}
          />
          <Field
            label="Priority fee"
            hint="priorityFeePerGas"
            text={priority.text}
            onTextChange={(text) => setPriority({...priority, text})}
            error={getError(priorityFee)}
            unit={{
              selected: priority.unit,
              choices: priceUnits,
              onSelect: (unit) => setPriority(convertPrice(priority, unit)),
            }}
            disabled={!isBrowser}
          />
          <Field
            label="Calldata"
            hint="Length of data; 0 for a transfer"
            text={calldata}
            onTextChange={setCalldata}
            error={getError(calldataBytes)}
            unit="bytes"
            disabled={!isBrowser}
          />
        </div>
        <p className={styles.formula}>
          <code>total fee = gas used * (base fee + priority fee)</code>
        </p>
        <Result transaction={transaction} />
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
