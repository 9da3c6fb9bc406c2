import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
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

function createPage(driver: WebDriver): EnginePage {
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
    close: () => driver.quit(),
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

/** Starts WebKitGTK, which needs a display. */
export async function startWebKit(
  driverProgram: string,
  displayProgram: string,
): Promise<Engine> {
  const display = await startDisplay(displayProgram);
  const service = new DriverService.Builder(driverProgram)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
    })
    .build();
  const url = await service.start();
  return {
    newPage: async () => {
      const driver = await new Builder()
        .usingServer(url)
        .forBrowser('MiniBrowser')
        .build();
      const page = createPage(driver);
      await page.resize(windowSize.width, windowSize.height);
      return page;
    },
    close: async () => {
      await service.kill();
      display.stop();
    },
  };
}
