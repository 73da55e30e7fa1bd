/** A person in a directory; '' for missing values. */
export interface Entry {
  /** The id that survives a change of name or address. */
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
