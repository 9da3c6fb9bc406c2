import {encodeAbiParameters, encodeEventTopics, encodeFunctionData, parseAbi, toEventSelector} from 'viem';
import {describe, expect, it} from 'vitest';
import {account, decode, hash, matchesOf, only, other, values, withAbi} from './support';

const transfer = toEventSelector('Transfer(address,address,uint256)');
const messageSent = toEventSelector('MessageSent(address,address,uint256,uint256,uint256,bytes,bytes32)');
const call = encodeFunctionData({abi: parseAbi(['function transfer(address, uint256)']), args: [account, 5n]});

/** How Etherscan shows a log of a contract that it knows, with the values decoded. */
const transferLog = `Address\n${other}\nName\nTransfer (index_topic_1 address from, index_topic_2 address to, uint256 value)View Source\n\nTopics\n0 ${transfer}\n1: from\n${account}\n2: to\n${other}\nData\nvalue :\n123456\n`;
const sentLog = `Address\n${other}\nName\nMessageSent (index_topic_1 address _from, index_topic_2 address _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, index_topic_3 bytes32 _messageHash)View Source\n\nTopics\n0 ${messageSent}\n1: _from\n${account}\n2: _to\n${other}\n3: _messageHash\n${hash}\nData\n_fee :\n7\n_value :\n8\n_nonce :\n9\n_calldata :\n${call}\n`;

describe('logs with the values that Etherscan decoded', () => {
  it.each([
    ['as they are', transferLog],
    ['with the data alone decoded', transferLog.replace(`1: from\n${account}\n2: to\n${other}`, `1 ${encodeAbiParameters([{type: 'address'}], [account])}\n2 ${encodeAbiParameters([{type: 'address'}], [other])}`)],
    ['with the topics alone decoded', transferLog.replace('value :\n123456', `Hex\n${encodeAbiParameters([{type: 'uint256'}], [123_456n])}`)],
    ['name and value on one line', transferLog.replace('1: from\n', '1: from ').replace('2: to\n', '2: to  ')],
    ['labels with a colon', transferLog.replace('Topics\n', 'Topics:\n').replace('Data\n', 'Data:\n')],
    ['after the transaction', `Transaction Hash:\n${hash}\n${transferLog}`],
  ])('%s', (_, text) => {
    expect(decode(text)).toHaveLength(1);
    expect(values(only(text).args)).toEqual([account, other, '123456']);
  });

  it('of a token whose third field is a topic too', () => {
    const text = `Topics\n0 ${transfer}\n1: from\n${account}\n2: to\n${other}\n3: tokenId\n77\n`;
    expect(values(only(text).args)).toEqual([account, other, '77']);
  });

  it('several, in their order, with the call in a message', () => {
    const outcome = decode(`${sentLog}\n\n${transferLog}`);
    expect(outcome.map(({label}) => label)).toEqual(['Log MessageSent', 'Log Transfer']);
    const [sent] = matchesOf(outcome[0]);
    expect(values(sent?.args)).toEqual([account, other, '7', '8', '9', call, hash]);
    expect(sent?.args?.[5]?.inner?.name).toBe('transfer');
    expect(sent?.note).toBeUndefined();
  });

  it('give the bytes that viem encodes', () => {
    const abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)']);
    const topics = encodeEventTopics({abi, args: {from: account, to: other}});
    expect(decode(transferLog)[0].bytes.toLowerCase()).toBe([...topics, encodeAbiParameters([{type: 'uint256'}], [123_456n])].join(' ').toLowerCase());
  });

  it('of a contract whose ABI the reader added, with lists and texts', () => {
    const own = withAbi('event Filled(bytes32 indexed id, address[] makers, string note, bool done)');
    const text = `Topics\n0 ${toEventSelector('Filled(bytes32,address[],string,bool)')}\n1: id\n${hash}\nData\nmakers :\n${account}\n${other}\nnote :\nall of it\ndone :\ntrue\n`;
    expect(values(only(text, own).args)).toEqual([hash, [account, other], 'all of it', 'true']);
  });

  it('stay as they are where the values are not those of the event', () => {
    expect(only(transferLog.replace('123456', 'much')).args).toBeUndefined();
  });
});
