import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Refusal} from './refused';
import styles from './styles.module.css';

/** A request that a node or a wallet refused: what to do about it. */
export default function Refused({refusal: {what, mend}}: {readonly refusal: Refusal}): ReactNode {
  return (
    <div className={styles.unknown}>
      <p className={styles.title}>{what}</p>
      <p>{mend} No contract refused it, so there is no data to decode.</p>
      <p>
        <Link to="/api/reference/eth-sendrawtransaction#errors">Errors of eth_sendRawTransaction</Link>
      </p>
    </div>
  );
}
