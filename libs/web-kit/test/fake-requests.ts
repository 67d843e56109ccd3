/** Takes the place of XMLHttpRequest; the test says how it goes on. */
export class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  timeout = 0;
  status = 0;
  statusText = '';
  responseText = '';
  opened: string[] = [];
  headers: Record<string, string> = {};
  sent: FormData | null = null;
  isAborted = false;

  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.onload?.();
  }
}

/** @returns the requests that are made from now on, in their order */
export function fakeRequests(): FakeRequest[] {
  const made: FakeRequest[] = [];
  globalThis.XMLHttpRequest = class extends FakeRequest {
    constructor() {
      super();
      made.push(this);
    }
  } as unknown as typeof XMLHttpRequest;
  return made;
}
