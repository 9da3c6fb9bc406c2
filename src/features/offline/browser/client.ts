import {base, version} from '@generated/offline.json';
import {fetchOk} from '../../../lib/http';
import {prefersReducedData} from '../../../lib/browser';
import type {OfflineManifest} from '../types';
import {showNotice} from './notice';
import {pathOf, savePages} from './store';

const checkEvery = 10 * 60 * 1000;
let checkedAt = Date.now();
let registration: Promise<ServiceWorkerRegistration> | undefined;
let manifest: Promise<OfflineManifest> | undefined;

/** A second version installed beside the one in use is an update. */
function watch(known: ServiceWorkerRegistration): void {
  const announce = (): void => {
    if (known.waiting && navigator.serviceWorker.controller) {
      showNotice(known.waiting);
    }
  };
  announce();
  known.addEventListener('updatefound', () => known.installing?.addEventListener('statechange', announce));
}

/** Registers the service worker once; rejects where the browser refuses it. */
export function register(): Promise<ServiceWorkerRegistration> {
  registration ??= navigator.serviceWorker.register(`${base}sw.js`, {updateViaCache: 'none'}).then((known) => {
    watch(known);
    return known;
  });
  return registration;
}

/** The manifest of the build that this page belongs to. */
export async function loadManifest(): Promise<OfflineManifest> {
  manifest ??= fetchOk(`${base}offline-${version}.json`).then((response) => response.json() as Promise<OfflineManifest>);
  manifest.catch(() => (manifest = undefined));
  return manifest;
}

/** Saves a page that the reader visits, and looks for a new version now and then. */
export async function visit(pathname: string): Promise<void> {
  const known = await register();
  if (Date.now() - checkedAt > checkEvery) {
    checkedAt = Date.now();
    await known.update();
  }
  await navigator.serviceWorker.ready;
  // Readers who save data keep what they load and no more.
  if (!prefersReducedData()) {
    await savePages(await loadManifest(), [pathOf(pathname)]);
  }
}
