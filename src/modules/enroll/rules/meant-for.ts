/** A course as far as it says for whom it is. */
export interface Meant {
  onlyTarget: boolean
  /** The codes of its target groups. */
  target: readonly string[]
}

/** Whether who belongs to a target group (its code; null or empty for none) may enrol himself, as far as groups go (decision 515). */
export const isMeantFor = ({ onlyTarget, target }: Meant, band: string | null | undefined): boolean =>
  !onlyTarget || (!!band && target.includes(band))
