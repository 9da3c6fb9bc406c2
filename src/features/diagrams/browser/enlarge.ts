import styles from './enlarge.module.css';

/** How far the picture goes in and out. */
const limits = {least: 0.3, most: 4};

interface View {
  scale: number;
  x: number;
  y: number;
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function button(text: string, label: string, onClick: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), {type: 'button', textContent: text, onclick: onClick});
  element.setAttribute('aria-label', label);
  return element;
}

/** Moves and scales a picture within its stage: with buttons, keys, the wheel, one finger or two. */
function makeStage(picture: SVGSVGElement, title: string): {stage: HTMLElement; zoom: (by: number) => void; fit: () => void; start: () => void} {
  const stage = document.createElement('div');
  stage.className = styles.stage as string;
  stage.tabIndex = 0;
  stage.setAttribute('role', 'group');
  stage.setAttribute('aria-label', `${title}. Plus and minus zoom, arrow keys move.`);
  stage.append(picture);
  const {width, height} = picture.viewBox.baseVal;
  const view: View = {scale: 1, x: 0, y: 0};

  function show(): void {
    const {clientWidth, clientHeight} = stage;
    const [w, h] = [width * view.scale, height * view.scale];
    // A picture that is smaller than the stage stays in the middle, a larger one covers it.
    view.x = w <= clientWidth ? (clientWidth - w) / 2 : between(view.x, clientWidth - w - 24, 24);
    view.y = h <= clientHeight ? (clientHeight - h) / 2 : between(view.y, clientHeight - h - 24, 24);
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  }
  function zoomAt(by: number, x: number, y: number): void {
    const scale = between(view.scale * by, limits.least, limits.most);
    view.x = x - ((x - view.x) * scale) / view.scale;
    view.y = y - ((y - view.y) * scale) / view.scale;
    view.scale = scale;
    show();
  }
  const zoom = (by: number): void => zoomAt(by, stage.clientWidth / 2, stage.clientHeight / 2);
  const whole = (): number => Math.min((stage.clientWidth - 32) / width, (stage.clientHeight - 32) / height);
  function fit(): void {
    Object.assign(view, {scale: between(whole(), limits.least, 2), x: 0, y: 0});
    show();
  }
  /** Whole, if its text is readable then; else at its own size, from where it begins. */
  function start(): void {
    fit();
    if (view.scale < 0.85) {
      Object.assign(view, {scale: 1, x: 16, y: 16});
      show();
    }
  }
  function move(x: number, y: number): void {
    view.x += x;
    view.y += y;
    show();
  }

  const fingers = new Map<number, {x: number; y: number}>();
  const span = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  stage.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) {
      return;
    }
    const spanBefore = span();
    fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    move((event.clientX - before.x) / fingers.size, (event.clientY - before.y) / fingers.size);
    if (spanBefore > 0) {
      const {left, top} = stage.getBoundingClientRect();
      const points = [...fingers.values()];
      zoomAt(span() / spanBefore, points.reduce((sum, {x}) => sum + x, 0) / points.length - left, points.reduce((sum, {y}) => sum + y, 0) / points.length - top);
    }
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(end, ({pointerId}) => fingers.delete(pointerId));
  }
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const {left, top} = stage.getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY / 400), event.clientX - left, event.clientY - top);
    },
    {passive: false},
  );
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(1.25), '=': () => zoom(1.25), '-': () => zoom(0.8), '0': fit,
    ArrowLeft: () => move(60, 0), ArrowRight: () => move(-60, 0), ArrowUp: () => move(0, 60), ArrowDown: () => move(0, -60),
  };
  stage.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  });
  return {stage, zoom, fit, start};
}

/** Shows a copy of the diagram's drawing for windows in a dialog. Escape and the button close it; the focus goes back to where it was. */
export function openEnlarged(source: Element, title: string): void {
  const drawing = source.querySelector('svg');
  if (!drawing || document.querySelector(`.${styles.dialog}`)) {
    return;
  }
  const picture = drawing.cloneNode(true) as SVGSVGElement;
  // The picture is moved, not walked through: its links stay in the page.
  picture.querySelectorAll('a').forEach((link) => link.setAttribute('tabindex', '-1'));
  const opener = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog as string;
  dialog.setAttribute('aria-label', `Enlarged diagram: ${title}`);
  const {stage, zoom, fit, start} = makeStage(picture, title);
  const bar = document.createElement('div');
  bar.className = styles.bar as string;
  bar.append(
    Object.assign(document.createElement('strong'), {textContent: title}),
    button('−', 'Zoom out', () => zoom(0.8)),
    button('+', 'Zoom in', () => zoom(1.25)),
    button('Fit', 'Show the whole diagram', fit),
    button('Close', 'Close the enlarged diagram', () => dialog.close()),
  );
  dialog.append(bar, stage);
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (opener instanceof HTMLElement || opener instanceof SVGElement) {
      opener.focus();
    }
  });
  document.body.append(dialog);
  dialog.showModal();
  start();
  stage.focus();
}
