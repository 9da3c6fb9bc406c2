/** Labels that the contract reference prints in front of a selector or topic. The search recognizes them in its index. */
export const hexLabels = {selector: 'Selector:', topic: 'Topic 0:'} as const;

/** Source of a regular expression for such a label and its value. */
export const labelledHex = `(?:${Object.values(hexLabels).join('|')}) 0x[0-9a-f]+`;
