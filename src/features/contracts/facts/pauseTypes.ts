/**
 * What each pause type stops. Their names and numbers are in `IPauseManager.sol` of the release; what they stop is what the functions
 * check: `whenTypeAndGeneralNotPaused` and `whenTypeNotPaused` in the sources of `sourceLocations.json`. The page of IPauseManager and
 * the decoder read the meanings here.
 */
export const pauseTypes: Readonly<Record<string, string>> = {
  UNUSED: 'Placeholder, so that an empty value never pauses anything.',
  GENERAL: 'The whole contract.',
  L1_L2: 'Messages from Ethereum to Linea: sending on L1 and claiming on L2.',
  L2_L1: 'Messages from Linea to Ethereum: sending on L2 and claiming on L1.',
  BLOB_SUBMISSION:
    'Submission of data in blobs, up to version 6.0 of the contracts.',
  CALLDATA_SUBMISSION:
    'Submission of data in calldata, up to version 6.0 of the contracts.',
  FINALIZATION: 'Finalization on L1.',
  INITIATE_TOKEN_BRIDGING: 'New transfers through the token bridge.',
  COMPLETE_TOKEN_BRIDGING: 'Deliveries by the token bridge.',
  NATIVE_YIELD_STAKING: 'Moving bridged ETH into staking.',
  NATIVE_YIELD_UNSTAKING: 'Taking ETH out of staking, in the yield manager.',
  NATIVE_YIELD_PERMISSIONLESS_ACTIONS:
    'Actions that anyone may take in the yield manager.',
  NATIVE_YIELD_REPORTING: 'Reporting of staking rewards, in the yield manager.',
  STATE_DATA_SUBMISSION:
    'Submission of L2 data. This type replaces types 4 and 5.',
};
