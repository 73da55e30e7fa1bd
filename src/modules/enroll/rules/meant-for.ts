/** The target groups of a course. */
export interface Meant {
  onlyTarget: boolean
  /** The codes of its target groups. */
  target: readonly string[]
}

/**
 * Whether a member of a target group (its code; null or empty for none) may enrol, as far as groups matter (decision
 * 515).
 */
export const isMeantFor = ({ onlyTarget, target }: Meant, band: string | null | undefined): boolean =>
  !onlyTarget || (!!band && target.includes(band))
