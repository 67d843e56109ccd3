/** Uploads in a test: each is answered when and how the test says. */
export interface StartedUpload {
  path: string;
  file: File;
  headers: Readonly<Record<string, string>>;
  progress: (loaded: number, total: number) => void;
  answer: (status: number, body: unknown) => void;
  breakOff: () => void;
  isAborted: () => boolean;
}

/** Takes the place of XMLHttpRequest. @returns the uploads that were started, in their order */
export function fakeUploads(): StartedUpload[] {
  const started: StartedUpload[] = [];

  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    statusText = '';
    responseText = '';
    private path = '';
    private readonly headers: Record<string, string> = {};
    private aborted = false;

    open(_method: string, path: string) {
      this.path = path;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    send(form: FormData) {
      started.push({
        path: this.path,
        headers: this.headers,
        file: form.get('file') as File,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        answer: (status, body) => {
          Object.assign(this, { status, responseText: JSON.stringify(body) });
          this.onload?.();
        },
        breakOff: () => this.onerror?.(),
        isAborted: () => this.aborted,
      });
    }
    abort() {
      this.aborted = true;
      this.onabort?.();
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return started;
}
