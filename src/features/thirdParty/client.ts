import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {slotsElementId, type SiteEnvironment} from './types';
import {runWhenIdle, runWhenLoaded} from '../../lib/browser';

/** Adds an async script; if it is blocked or fails, nothing changes for the reader. */
function addScript(src: string, integrity?: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  document.body.append(script);
}

function startTagManager(containerId: string): void {
  const target = window as Window & {dataLayer?: unknown[]};
  target.dataLayer ??= [];
  target.dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'});
  addScript(`https://www.googletagmanager.com/gtm.js?id=${containerId}`);
}

function startAssistant({
  src,
  key,
  integrity,
}: NonNullable<SiteEnvironment['docsAssistant']>): void {
  const mount = document.createElement('div');
  mount.id = '__cookbook';
  mount.dataset.apiKey = key;
  document.body.append(mount);
  addScript(src, integrity);
}

function start(): void {
  const slots = JSON.parse(
    document.getElementById(slotsElementId)?.textContent ?? '{}',
  ) as SiteEnvironment;
  if (slots.gtmContainerId) startTagManager(slots.gtmContainerId);
  if (slots.feedbackWidget) {
    addScript(slots.feedbackWidget.src, slots.feedbackWidget.integrity);
  }
  if (slots.docsAssistant) startAssistant(slots.docsAssistant);
}

if (ExecutionEnvironment.canUseDOM) {
  // Starts late, to avoid slowing down the page.
  runWhenLoaded(() => runWhenIdle(start, {timeout: 5000, fallbackDelay: 1000}));
}
