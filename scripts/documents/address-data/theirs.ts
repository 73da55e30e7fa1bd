/** A subdistrict for the comparison, identified by its full Thai name. */
export interface Subdistrict {
  id: number
  province: string
  district: string
  name_th: string
  name_en: string
  zips: readonly string[]
}

interface Line {
  provinceNameTh: string
  districtNameTh: string
  subdistrictCode: number
  subdistrictNameTh: string
  subdistrictNameEn: string
  postalCode: number
}

/**
 * Reads the other file and corrects it where several sources disagree with it: post codes of three districts, and one
 * misspelt name.
 */
export const readTheirs = (lines: readonly Line[]): Subdistrict[] =>
  lines.map((line) => ({
    id: line.subdistrictCode,
    province: line.provinceNameTh,
    district: line.districtNameTh,
    name_th: line.subdistrictNameTh === 'ธงชัยหนือ' ? 'ธงชัยเหนือ' : line.subdistrictNameTh,
    name_en: line.subdistrictNameEn,
    zips: [mended[`${line.provinceNameTh}/${line.districtNameTh}`] ?? String(line.postalCode)],
  }))

const mended: Record<string, string> = {
  'บึงกาฬ/พรเจริญ': '38180',
  'บึงกาฬ/ศรีวิไล': '38210',
  'ขอนแก่น/เวียงเก่า': '40150',
}
