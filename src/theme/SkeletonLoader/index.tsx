// Replaces the original, a grey box in the place of the explorer: without JavaScript, a sentence says what belongs here.
export {default} from '@site/src/features/apiReference/browser/TryItPanel';
