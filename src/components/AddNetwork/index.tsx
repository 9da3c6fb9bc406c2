import useIsBrowser from '@docusaurus/useIsBrowser';
import {useRef, useState, type ReactNode} from 'react';
import {lineaNetworks, type LineaNetwork} from '@site/src/data/networks';
import {NetworkTable} from '../NetworkFacts';
import styles from './styles.module.css';
import type {Outcome, Wallet} from './wallet';

type State =
  | {readonly kind: 'idle' | 'searching' | 'noWallet' | 'notLoaded'}
  | {readonly kind: 'choosing'; readonly network: LineaNetwork; readonly wallets: readonly Wallet[]}
  | {readonly kind: 'asking'; readonly network: LineaNetwork; readonly wallet: Wallet}
  | {readonly kind: 'answered'; readonly network: LineaNetwork; readonly wallet: Wallet; readonly outcome: Outcome};

/** Values to enter by hand if the button cannot add the network. */
const valuesToType = ['walletName', 'rpcUrl', 'chainId', 'currency', 'explorer'] as const;

interface Message {
  readonly text: string;
  readonly tone?: 'good' | 'bad';
}

const messages: Readonly<Record<'idle' | 'searching' | 'noWallet' | 'notLoaded', Message>> = {
  idle: {text: 'This page contacts a wallet only after you press a button.'},
  searching: {text: 'Looking for wallets in this browser.'},
  noWallet: {tone: 'bad', text: 'No wallet answered in this browser. Install one, or enter these values in the wallet you use:'},
  notLoaded: {tone: 'bad', text: 'The code behind the button did not load. Check your connection and press the button again.'},
};

const describeOutcome = (network: string, wallet: string, reason = ''): Readonly<Record<Outcome['kind'], Message>> => ({
  alreadySelected: {tone: 'good', text: `${network} is already selected in ${wallet}.`},
  alreadyAdded: {tone: 'good', text: `${wallet} already had ${network}. It is selected now.`},
  added: {tone: 'good', text: `${network} is added to ${wallet} and selected.`},
  addedNotSelected: {tone: 'good', text: `${network} is added to ${wallet}. Select it there to use it.`},
  refused: {text: `You refused the request, so nothing has changed in ${wallet}. Press the button to ask again.`},
  pending: {text: `${wallet} still has an open request from this site. Open the wallet and answer it.`},
  error: {tone: 'bad', text: `${wallet} could not add ${network}. It says: ${reason}`},
});

function describe(state: State): Message {
  switch (state.kind) {
    case 'choosing':
      return {text: `${state.wallets.length} wallets answered. Choose the one that gets ${state.network.name}:`};
    case 'asking':
      return {text: `Confirm in ${state.wallet.name} that you want ${state.network.name}.`};
    case 'answered':
      return describeOutcome(state.network.name, state.wallet.name, state.outcome.kind === 'error' ? state.outcome.reason : undefined)[state.outcome.kind];
    default:
      return messages[state.kind];
  }
}

function WalletChoice({wallets, onChoose}: {readonly wallets: readonly Wallet[]; readonly onChoose: (wallet: Wallet) => void}): ReactNode {
  return (
    <div role="group" aria-label="Wallets in this browser" className={styles.buttons}>
      {wallets.map((wallet) => (
        <button key={wallet.id} type="button" className={styles.button} onClick={() => onChoose(wallet)}>
          {wallet.icon && <img src={wallet.icon} alt="" width="20" height="20" />}
          {wallet.name}
        </button>
      ))}
    </div>
  );
}

/** Two buttons that add a Linea network to a browser wallet. Without JavaScript, shows the values to enter by hand. */
export default function AddNetwork(): ReactNode {
  const isBrowser = useIsBrowser();
  const [state, setState] = useState<State>({kind: 'idle'});
  // A wallet may respond minutes later, so only the latest click may update the message.
  const lastPress = useRef(0);

  async function ask(network: LineaNetwork, wallet: Wallet): Promise<void> {
    const press = ++lastPress.current;
    setState({kind: 'asking', network, wallet});
    const {addNetwork} = await import('./wallet');
    const outcome = await addNetwork(wallet, network);
    if (press === lastPress.current) {
      setState({kind: 'answered', network, wallet, outcome});
    }
  }

  async function start(network: LineaNetwork): Promise<void> {
    const press = ++lastPress.current;
    setState({kind: 'searching'});
    const wallets = await import('./wallet').then(({discoverWallets}) => discoverWallets()).catch(() => undefined);
    if (press !== lastPress.current) return;
    if (!wallets) {
      setState({kind: 'notLoaded'});
      return;
    }
    const [first] = wallets;
    if (!first) {
      setState({kind: 'noWallet'});
    } else if (wallets.length === 1) {
      await ask(network, first);
    } else {
      setState({kind: 'choosing', network, wallets});
    }
  }

  const {text, tone} = describe(state);
  const failed = state.kind === 'noWallet' || (state.kind === 'answered' && state.outcome.kind === 'error');
  return (
    <div role="group" aria-label="Add Linea to your wallet" data-markdown="skip" className={styles.panel}>
      <div className={styles.buttons}>
        {Object.values(lineaNetworks).map((network) => (
          <button key={network.id} type="button" className={styles.button} disabled={!isBrowser} onClick={() => void start(network)}>
            Add {network.name}
            <code>{network.chainId}</code>
          </button>
        ))}
      </div>
      <p role="status" className={styles.status} data-tone={tone}>
        {text}
      </p>
      {state.kind === 'choosing' && <WalletChoice wallets={state.wallets} onChoose={(wallet) => void ask(state.network, wallet)} />}
      <div className={styles.values} data-shown={failed}>
        <p className={styles.withoutScript}>The button needs JavaScript. Enter these values in your wallet instead:</p>
        <NetworkTable label="Values to enter by hand" only={valuesToType} />
      </div>
    </div>
  );
}
