// What the vendored scripts put into the page, as far as we use it.

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
