/** Codes of Solidity's `Panic(uint256)`. */
export const panicMeanings: Readonly<Record<string, string>> = {
  '0': 'generic panic that the compiler inserted',
  '1': 'an assert failed',
  '17': 'arithmetic overflow or underflow outside an unchecked block',
  '18': 'division or modulo by zero',
  '33': 'a number was converted to an enum that has no such member',
  '34': 'a byte array in storage is wrongly encoded',
  '49': 'pop was called on an empty array',
  '50': 'an array was read outside its bounds',
  '65': 'too much memory was requested, or an array that is too large',
  '81': 'a function variable that was never set was called',
};
