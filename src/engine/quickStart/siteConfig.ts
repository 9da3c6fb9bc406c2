// Stands for the configuration: without what only the build reads.
export {siteConfig as default} from '@generated/quick-start';
