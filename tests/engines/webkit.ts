import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {setTimeout} from 'node:timers/promises';
import {
  Builder,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import {findElement, windowSize, type Engine, type EnginePage} from './page';

const getKey = (name: string): string =>
  name.length === 1
    ? name
    : Key[
        name
          .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
          .toUpperCase() as 'ARROW_DOWN'
      ];

function createPage(driver: WebDriver): Omit<EnginePage, 'close'> {
  const find = (selector: string, name = ''): Promise<WebElement> =>
    driver.wait(
      () => driver.executeScript<WebElement>(findElement, selector, name),
      30_000,
      `No visible ${selector} ${name}`,
    );
  return {
    goto: (url) => driver.get(url),
    resize: async (width, height) => {
      await driver.manage().window().setRect({x: 0, y: 0, width, height});
    },
    evaluate: (run, ...args) => driver.executeScript<never>(run, ...args),
    click: async (selector, name) => (await find(selector, name)).click(),
    hover: async (selector, name) =>
      driver
        .actions()
        .move({origin: await find(selector, name)})
        .perform(),
    press: async (keys) => {
      const names = keys.split('+').map(getKey);
      const actions = driver.actions();
      for (const name of names) actions.keyDown(name);
      for (const name of names.reverse()) actions.keyUp(name);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
  };
}

/** Starts a display without a screen, and returns its name and how to stop it. */
async function startDisplay(
  program: string,
): Promise<{readonly name: string; readonly stop: () => void}> {
  const display = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [
    Buffer,
  ];
  return {name: `:${String(number).trim()}`, stop: () => display.kill()};
}

/** Longer than any session takes to start. */
const sessionTimeout = 20_000;

/** Starts WebKitGTK, which needs a display. Each page has a driver of its own, because a driver sometimes does not answer the request for its first session. */
export async function startWebKit(
  driverProgram: string,
  displayProgram: string,
): Promise<Engine> {
  const display = await startDisplay(displayProgram);

  async function startSession(
    attempts = 3,
  ): Promise<{readonly driver: WebDriver; readonly stop: () => Promise<void>}> {
    const service = new DriverService.Builder(driverProgram)
      .setLoopback(true)
      .setEnvironment({
        ...process.env,
        DISPLAY: display.name,
        GDK_BACKEND: 'x11',
      })
      .build();
    const url = await service.start();
    const session = new Builder()
      .usingServer(url)
      .forBrowser('MiniBrowser')
      .build();
    const driver = await Promise.race([
      session,
      setTimeout(sessionTimeout, undefined, {ref: false}),
    ]);
    if (driver) {
      return {
        driver,
        stop: async () => {
          await driver.quit();
          await service.kill();
        },
      };
    }
    // Killing the driver rejects the request.
    session.then(undefined, () => undefined);
    await service.kill();
    if (attempts === 1) throw new Error('WebKitWebDriver starts no session.');
    return startSession(attempts - 1);
  }

  return {
    newPage: async () => {
      const {driver, stop} = await startSession();
      const page = {...createPage(driver), close: stop};
      await page.resize(windowSize.width, windowSize.height);
      return page;
    },
    close: () => {
      display.stop();
      return Promise.resolve();
    },
  };
}
