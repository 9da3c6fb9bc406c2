/** The only helper of `tslib` that the browser's code of Docusaurus uses. */
export const __importDefault = (module: {
  readonly __esModule?: boolean;
}): object => (module.__esModule ? module : {default: module});
