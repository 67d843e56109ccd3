/** Lets the browser save bytes as a file. @param name of the file that is proposed */
export function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
