/** Options of a site for registration and log-in. All are off on a new site (specification §5, guides U20, U21). */
export interface AccountSwitches {
  /** The register form asks members of the industry council for their number. */
  hasCouncil: boolean
  /** Passwords may be pasted into the register form. */
  canPaste: boolean
  /** The check digit of a citizen id must match. */
  hasCheckDigit: boolean
  /** A log-in never reveals that an account does not exist. */
  isDiscreet: boolean
  /** Staff must set up a second factor before anything in the office opens. */
  needsSecondFactor: boolean
}

export const allOff: AccountSwitches = {
  hasCouncil: false,
  canPaste: false,
  hasCheckDigit: false,
  isDiscreet: false,
  needsSecondFactor: false,
}
