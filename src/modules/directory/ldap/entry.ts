/** Somebody as a directory knows him; '' for what it does not say. */
export interface Entry {
  /** What stays when he marries, moves or changes his address. */
  externalID: string
  username: string
  firstname: string
  lastname: string
  email: string
  phone: string
}

/** Why a directory could not be read. */
export type DirectoryFault = 'unreachable' | 'refused' | 'no-base' | 'too-many' | 'broken'

export class DirectoryFailed extends Error {
  readonly fault: DirectoryFault
  constructor(fault: DirectoryFault, cause: unknown) {
    super(`the directory is ${fault}: ${cause instanceof Error ? cause.message : String(cause)}`)
    this.fault = fault
  }
}
