import useIsBrowser from '@docusaurus/useIsBrowser';
import {useRef, useState, type ReactNode} from 'react';
import {lineaNetworks, type LineaNetwork} from '@site/src/data/networks';
import {NetworkTable} from '../NetworkFacts';
import styles from './styles.module.css';
import type {Outcome, Wallet} from './wallet';

type State =
  | {readonly kind: 'idle' | 'searching' | 'noWallet' | 'notLoaded'}
  | {
      readonly kind: 'choosing';
      readonly network: LineaNetwork;
      readonly wallets: readonly Wallet[];
    }
  | {
      readonly kind: 'requesting';
      readonly network: LineaNetwork;
      readonly wallet: Wallet;
    }
  | {
      readonly kind: 'finished';
      readonly network: LineaNetwork;
      readonly wallet: Wallet;
      readonly outcome: Outcome;
    };

/** Values to enter manually if the button cannot add the network. */
const manualValues = [
  'walletName',
  'rpcUrl',
  'chainId',
  'currency',
  'explorer',
] as const;

interface Message {
  readonly text: string;
  readonly tone?: 'good' | 'bad';
}

const messages: Readonly<
  Record<'idle' | 'searching' | 'noWallet' | 'notLoaded', Message>
> = {
  idle: {text: 'This page contacts a wallet only after you press a button.'},
  searching: {text: 'Looking for wallets in this browser.'},
  noWallet: {
    tone: 'bad',
    text: 'No wallet was found in this browser. Install one, or enter these values in the wallet you use:',
  },
  notLoaded: {
    tone: 'bad',
    text: 'The code for this button did not load. Check your connection, then press the button again.',
  },
};

const createOutcomeMessages = (
  network: string,
  wallet: string,
  reason = '',
): Readonly<Record<Outcome['kind'], Message>> => ({
  alreadySelected: {
    tone: 'good',
    text: `${network} is already selected in ${wallet}.`,
  },
  alreadyAdded: {
    tone: 'good',
    text: `${wallet} already had ${network}. It is now selected.`,
  },
  added: {
    tone: 'good',
    text: `${network} was added to ${wallet} and selected.`,
  },
  addedNotSelected: {
    tone: 'good',
    text: `${network} was added to ${wallet}. Select it there to use it.`,
  },
  rejected: {
    text: `You rejected the request, so nothing has changed in ${wallet}. Press the button to try again.`,
  },
  pending: {
    text: `${wallet} has a pending request from this site. Open the wallet and respond to it.`,
  },
  error: {
    tone: 'bad',
    text: `${wallet} could not add ${network}. Its error message: ${reason}`,
  },
});

function describe(state: State): Message {
  switch (state.kind) {
    case 'choosing':
      return {
        text: `${state.wallets.length} wallets found. Choose the one to add ${state.network.name} to:`,
      };
    case 'requesting':
      return {
        text: `Confirm in ${state.wallet.name} that you want to use ${state.network.name}.`,
      };
    case 'finished':
      return createOutcomeMessages(
        state.network.name,
        state.wallet.name,
        state.outcome.kind === 'error' ? state.outcome.reason : undefined,
      )[state.outcome.kind];
    default:
      return messages[state.kind];
  }
}

function WalletChoice({
  wallets,
  onChoose,
}: {
  readonly wallets: readonly Wallet[];
  readonly onChoose: (wallet: Wallet) => void;
}): ReactNode {
  return (
    <div
      role="group"
      aria-label="Wallets in this browser"
      className={styles.buttons}>
      {wallets.map((wallet) => (
        <button
          key={wallet.id}
          type="button"
          className={styles.button}
          onClick={() => onChoose(wallet)}>
          {wallet.icon && (
            <img src={wallet.icon} alt="" width="20" height="20" />
          )}
          {wallet.name}
        </button>
      ))}
    </div>
  );
}

/** Two buttons that add a Linea network to a browser wallet. Without JavaScript, shows the values to enter manually. */
export default function AddNetwork(): ReactNode {
  const isBrowser = useIsBrowser();
  const [state, setState] = useState<State>({kind: 'idle'});
  // A wallet may respond minutes later, so only the latest click updates the message.
  const lastAttempt = useRef(0);

  async function requestNetwork(
    network: LineaNetwork,
    wallet: Wallet,
  ): Promise<void> {
    const attempt = ++lastAttempt.current;
    setState({kind: 'requesting', network, wallet});
    const {addNetwork} = await import('./wallet');
    const outcome = await addNetwork(wallet, network);
    if (attempt === lastAttempt.current) {
      setState({kind: 'finished', network, wallet, outcome});
    }
  }

  async function start(network: LineaNetwork): Promise<void> {
    const attempt = ++lastAttempt.current;
    setState({kind: 'searching'});
    const wallets = await import('./wallet')
      .then(({discoverWallets}) => discoverWallets())
      .catch(() => undefined);
    if (attempt !== lastAttempt.current) return;
    if (!wallets) {
      setState({kind: 'notLoaded'});
      return;
    }
    const [firstWallet] = wallets;
    if (!firstWallet) {
      setState({kind: 'noWallet'});
    } else if (wallets.length === 1) {
      await requestNetwork(network, firstWallet);
    } else {
      setState({kind: 'choosing', network, wallets});
    }
  }

  const {text, tone} = describe(state);
  const shouldShowValues =
    state.kind === 'noWallet' ||
    (state.kind === 'finished' && state.outcome.kind === 'error');
  return (
    <div
      role="group"
      aria-label="Add Linea to your wallet"
      data-markdown="skip"
      className={styles.panel}>
      <div className={styles.buttons}>
        {Object.values(lineaNetworks).map((network) => (
          <button
            key={network.id}
            type="button"
            className={styles.button}
            disabled={!isBrowser}
            onClick={() => void start(network)}>
            Add {network.name}
            <code>{network.chainId}</code>
          </button>
        ))}
      </div>
      <p role="status" className={styles.status} data-tone={tone}>
        {text}
      </p>
      {state.kind === 'choosing' && (
        <WalletChoice
          wallets={state.wallets}
          onChoose={(wallet) => void requestNetwork(state.network, wallet)}
        />
      )}
      <div className={styles.values} data-shown={shouldShowValues}>
        <p className={styles.withoutScript}>
          The buttons need JavaScript. Enter these values in your wallet
          instead:
        </p>
        <NetworkTable label="Values to enter manually" only={manualValues} />
      </div>
    </div>
  );
}
