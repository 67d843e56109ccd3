/** `GET /api/ip`. */
export interface IpView {
  readonly ip: string;
}
