import type {ReactNode} from 'react';
import {chooseNetwork, type NetworkChoice} from './choice';
import styles from './styles.module.css';
import {useNetwork} from './useNetwork';

const names = {
  mainnet: 'Mainnet',
  sepolia: 'Sepolia',
} as const satisfies Record<NetworkChoice, string>;

/**
 * Switches the network for the entire site. Shown only where it has an effect (`scope`): a table with a column or row for each network, a form,
 * or a page whose code samples depend on the network.
 */
export default function NetworkSwitch({
  scope,
}: {
  readonly scope: 'columns' | 'rows' | 'form' | 'page';
}): ReactNode {
  const network = useNetwork();
  return (
    <div
      role="group"
      aria-label="Network"
      className={styles.switch}
      data-of={scope}
      data-markdown="skip">
      {(['mainnet', 'sepolia'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          data-choice={choice}
          aria-pressed={network === choice}
          onClick={({currentTarget}) => chooseNetwork(choice, currentTarget)}>
          {names[choice]}
        </button>
      ))}
    </div>
  );
}
