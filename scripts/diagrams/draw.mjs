/* global CSS, document, getComputedStyle */
// Runs in Chromium, opened by scripts/diagrams.mts: draws a Mermaid block and takes out what belongs to one page or one colour mode.
import elkLayouts from './node_modules/@mermaid-js/layout-elk/dist/mermaid-layout-elk.esm.min.mjs';
import mermaid from './node_modules/mermaid/dist/mermaid.esm.min.mjs';

mermaid.registerLayoutLoaders(elkLayouts);

/** Space around a drawing, so that lines at its edges are not clipped. */
const margin = 2;

/** Classes of Mermaid that say nothing which mermaid.css needs. */
const unusedClasses = [
  'arrowMarkerPath',
  'basic',
  'default',
  'edge-pattern-solid',
  'edge-thickness-normal',
  'row',
  'text-outer-tspan',
];

/** Whether another element of the drawing refers to this one. */
const isReferenced = (svg, {id}) =>
  Boolean(id && svg.querySelector(`[href$="#${id}"], [fill*="#${id})"]`));

/** Returns the point where a marker is drawn, and the direction of the line there in degrees. */
function getMarkerPlace(line, isStart) {
  const length = line.getTotalLength();
  const [from, to] = isStart
    ? [line.getPointAtLength(0), line.getPointAtLength(1)]
    : [line.getPointAtLength(length - 1), line.getPointAtLength(length)];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return {point: isStart ? from : to, angle};
}

/** Draws the marker of a line, such as its arrowhead, as a shape of its own, because a marker is found by an id. */
function drawMarker(svg, line, side) {
  const [, id] =
    /url\([^#]*#([^"')]+)/.exec(getComputedStyle(line)[side]) ?? [];
  const marker = id && svg.querySelector(`#${CSS.escape(id)}`);
  if (!marker) return;
  const {point, angle} = getMarkerPlace(line, side === 'markerStart');
  const isReversed =
    marker.getAttribute('orient') === 'auto-start-reverse' &&
    side === 'markerStart';
  const {width, height} = marker.viewBox.baseVal;
  const strokeWidth =
    marker.getAttribute('markerUnits') === 'userSpaceOnUse'
      ? 1
      : parseFloat(getComputedStyle(line).strokeWidth);
  const scale = width
    ? Math.min(
        marker.markerWidth.baseVal.value / width,
        marker.markerHeight.baseVal.value / height,
      ) * strokeWidth
    : strokeWidth;
  const group = document.createElementNS(svg.namespaceURI, 'g');
  group.setAttribute('class', 'head');
  group.setAttribute(
    'transform',
    `translate(${point.x} ${point.y}) rotate(${isReversed ? angle + 180 : angle}) scale(${scale}) translate(${-marker.refX.baseVal.value} ${-marker.refY.baseVal.value})`,
  );
  group.append(...marker.cloneNode(true).childNodes);
  line.after(group);
}

/** Joins the spans that Mermaid makes of each word, where they look the same. */
function mergeWords(row) {
  for (const span of row.querySelectorAll(':scope > tspan')) {
    const previous = span.previousElementSibling;
    if (
      previous?.getAttribute('font-style') ===
        span.getAttribute('font-style') &&
      previous?.getAttribute('font-weight') === span.getAttribute('font-weight')
    ) {
      previous.textContent += span.textContent;
      span.remove();
    }
  }
}

/** Removes Mermaid's styles, ids and data; mermaid.css gives all drawings their colours. */
function clean(svg) {
  svg.querySelectorAll('.text-outer-tspan').forEach(mergeWords);
  for (const text of svg.querySelectorAll('text')) {
    text.setAttribute('text-anchor', getComputedStyle(text).textAnchor);
  }
  for (const span of svg.querySelectorAll('.text-inner-tspan')) {
    if (span.getAttribute('font-style') === 'italic') {
      span.parentElement.setAttribute('class', 'soft');
    }
    span.replaceWith(...span.childNodes);
  }
  for (const element of svg.querySelectorAll('[class]')) {
    const names = new Set(element.classList);
    unusedClasses.forEach((name) => names.delete(name));
    element.setAttribute('class', [...names].join(' '));
  }
  svg
    .querySelectorAll('style, title, desc, marker, script, rect:not([width])')
    .forEach((element) => element.remove());
  for (const element of svg.querySelectorAll('*')) {
    for (const {name, value} of [...element.attributes]) {
      const isColour =
        ['fill', 'stroke'].includes(name) && !/none|url/.test(value);
      if (
        isColour ||
        (name === 'id' && !isReferenced(svg, element)) ||
        /^(?:style|name|role|font-.*|marker-.*|aria-.*|data-.*)$/.test(name)
      ) {
        element.removeAttribute(name);
      }
    }
  }
}

/** Returns the box around the drawing, and ends the lines of a sequence there, which Mermaid draws longer than the drawing. */
function measure(svg) {
  const lifelines = [...svg.querySelectorAll('.actor-line')];
  lifelines.forEach((line) => line.setAttribute('y2', line.getAttribute('y1')));
  const box = svg.getBBox();
  const bottom = box.y + box.height + (lifelines.length > 0 ? 12 : 0);
  lifelines.forEach((line) => line.setAttribute('y2', bottom));
  return svg.getBBox();
}

/** Draws a block. Throws Mermaid's error if its syntax is invalid. */
export async function draw(source, settings) {
  await Promise.all(
    ['400 14px', '600 14px'].map((font) =>
      document.fonts.load(`${font} "Drawing"`),
    ),
  );
  mermaid.initialize(settings);
  const {svg: markup} = await mermaid.render('drawing', source);
  document.body.innerHTML = markup;
  const svg = document.body.firstElementChild;
  for (const line of svg.querySelectorAll('path, line')) {
    drawMarker(svg, line, 'markerStart');
    drawMarker(svg, line, 'markerEnd');
  }
  const {x, y, width, height} = measure(svg);
  clean(svg);
  const box = [
    Math.floor(x) - margin,
    Math.floor(y) - margin,
    Math.ceil(width) + 2 * margin + 1,
    Math.ceil(height) + 2 * margin + 1,
  ];
  for (const {name} of [...svg.attributes]) svg.removeAttribute(name);
  svg.setAttribute('xmlns', svg.namespaceURI);
  svg.setAttribute('class', `drawing mermaid`);
  svg.setAttribute('width', box[2]);
  svg.setAttribute('height', box[3]);
  svg.setAttribute('viewBox', box.join(' '));
  return {svg: svg.outerHTML, width: box[2], height: box[3]};
}
