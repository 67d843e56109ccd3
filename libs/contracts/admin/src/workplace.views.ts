/** `GET /api/admin/saved-views`: of the member of staff who is signed in. */
export interface SavedViewView {
  readonly name: string;
  readonly query: string;
}

/** `GET /api/admin/colleagues`: for every role, so that names can be shown and tickets given to somebody. */
export interface ColleagueView {
  readonly id: number;
  readonly username: string;
  readonly isActive: boolean;
  /** Whether tickets can be given to them: an active admin or caseworker. */
  readonly worksOnTickets: boolean;
  readonly isOnCall: boolean;
}
