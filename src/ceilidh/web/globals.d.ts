// What the vendored scripts put into the page, as far as we use it, the events of our own, and what
// every script knows.

/** What a page shows: an element of the page, or one of a drawing in it. */
type Thing = HTMLElement | SVGElement;

/**
 * What of a drawing has changed, from the drawing `was` to `ink`. The last change comes first: the way
 * to an element, the first of a run of elements in it, how many these are, what comes in their place.
 */
interface DrawingNews {
  was: string;
  ink: string;
  changes: [number[], number, number, string][];
}

interface HtmxDetail {
  elt: Element;
  target: Element;
  verb: string;
  path: string;
  parameters: Record<string, unknown>;
  headers: Record<string, string>;
  requestConfig: { verb: string; elt: Element };
  xhr: XMLHttpRequest;
  successful: boolean;
  shouldSwap: boolean;
  serverResponse: string;
  source: EventSource;
}

type HtmxEvent = CustomEvent<HtmxDetail>;

interface TableEvents {
  "htmx:afterOnLoad": HtmxEvent;
  "htmx:afterRequest": HtmxEvent;
  "htmx:afterSwap": HtmxEvent;
  "htmx:beforeRequest": HtmxEvent;
  "htmx:beforeSend": HtmxEvent;
  "htmx:beforeSwap": HtmxEvent;
  "htmx:configRequest": HtmxEvent;
  "htmx:responseError": HtmxEvent;
  "htmx:sendError": HtmxEvent;
  "htmx:sseClose": HtmxEvent;
  "htmx:sseError": HtmxEvent;
  "htmx:sseOpen": HtmxEvent;
  "htmx:timeout": HtmxEvent;
  "table:answered": CustomEvent<object>;
  "table:asks": CustomEvent<object>;
  "table:changed": CustomEvent<undefined>;
  "table:narrowed": CustomEvent<undefined>;
  "table:cancelled": CustomEvent<undefined>;
  "table:posted": CustomEvent<XMLHttpRequest>;
}

interface HTMLElementEventMap extends TableEvents {}
interface DocumentEventMap extends TableEvents {}

declare const htmx: {
  ajax(verb: string, path: string, context: object): Promise<void>;
  process(element: Element): void;
  trigger(element: Element, event: string): void;
};

declare const Idiomorph: {
  morph(old: Element, fresh: string | Element, options: { morphStyle: "innerHTML" | "outerHTML" }): void;
  defaults: { callbacks: Record<string, unknown> };
};

/** A chart: only the script that draws one loads it. */
declare class uPlot {
  constructor(options: object, data: number[][], place: HTMLElement);
  readonly ctx: CanvasRenderingContext2D;
  readonly bbox: { top: number; height: number };
  valToPos(value: number, scale: string, canvas: boolean): number;
}

interface Window {
  uPlot?: typeof uPlot;
}
