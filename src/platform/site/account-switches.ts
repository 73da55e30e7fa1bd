/** What a site may decide of registering and logging in; all of it is off on a new site (specification §5, guides U20, U21). */
export interface AccountSwitches {
  /** The register form asks members of the industry council for their number. */
  hasCouncil: boolean
  /** Passwords may be pasted into the register form. */
  canPaste: boolean
  /** The last digit of a citizen id must be right for the other twelve. */
  hasCheckDigit: boolean
  /** A log-in never says that there is no such account. */
  isDiscreet: boolean
  /** Staff have to set up a second step before anything of the back office opens. */
  needsSecondFactor: boolean
}

export const allOff: AccountSwitches = {
  hasCouncil: false,
  canPaste: false,
  hasCheckDigit: false,
  isDiscreet: false,
  needsSecondFactor: false,
}
