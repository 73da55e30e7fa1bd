import { claimCodes } from './place-ids.ts'

export interface Province {
  id: number
  name_th: string
  name_en: string
}
interface Amphure extends Province {
  province_id: number
}
interface Tambon extends Province {
  amphure_id: number
  zip_code: string
}
export interface Places {
  province: Province[]
  amphure: Amphure[]
  tambon: Tambon[]
}

/**
 * Returns the provinces, districts and subdistricts of the package thai-address-universal, in the specification's
 * shape. A place without a post code (an uninhabited island) is left out. Only the first of several post codes is kept.
 */
export const readPlaces = async (): Promise<Places> => {
  const rows = (await readRows()).filter((row) => row.zip !== '')
  const provinces = distinct(rows, (row) => row.province)
  const districts = distinct(rows, (row) => `${row.province}/${row.district}`)
  const subdistricts = distinct(rows, (row) => `${row.province}/${row.district}/${row.subdistrict}`)
  const ids = claimCodes({ districts: [...districts], subdistricts: [...subdistricts] })
  return {
    province: [...provinces.values()].map((row) => ({
      id: Number(row.provinceCode),
      name_th: row.province,
      name_en: row.provinceEn,
    })),
    amphure: [...districts].map(([name, row]) => ({
      id: ids.get(name)!,
      province_id: Number(row.provinceCode),
      name_th: row.district,
      name_en: row.districtEn,
    })),
    tambon: [...subdistricts].map(([name, row]) => ({
      id: ids.get(name)!,
      amphure_id: ids.get(`${row.province}/${row.district}`)!,
      name_th: row.subdistrict,
      name_en: row.subdistrictEn,
      zip_code: row.zip,
    })),
  }
}

/** One line of the package: a subdistrict in both languages, with its known codes ('' if unknown). */
export interface PlaceRow {
  province: string
  provinceEn: string
  provinceCode: string
  district: string
  districtEn: string
  districtCode: string
  subdistrict: string
  subdistrictEn: string
  subdistrictCode: string
  zip: string
}

/** The package contains the same lines in the same order for each language. */
export async function readRows(): Promise<PlaceRow[]> {
  const { getDatabase, setEngMode, setGeoMode } = await import('thai-address-universal')
  await setGeoMode(true)
  await setEngMode(true)
  const english = getDatabase()
  await setEngMode(false)
  return getDatabase().map((thai, at) => ({
    province: thai.province,
    provinceEn: english[at]!.province,
    provinceCode: thai.province_code ?? '',
    district: thai.district,
    districtEn: english[at]!.district,
    districtCode: thai.district_code ?? '',
    subdistrict: thai.sub_district,
    // One name of the package has lost its hyphen to a wrong encoding.
    subdistrictEn: english[at]!.sub_district.replace('?', '-'),
    subdistrictCode: thai.sub_district_code ?? '',
    zip: thai.postal_code,
  }))
}

/** Returns the first row of each name. */
function distinct(rows: readonly PlaceRow[], nameOf: (row: PlaceRow) => string): Map<string, PlaceRow> {
  const found = new Map<string, PlaceRow>()
  for (const row of rows) if (!found.has(nameOf(row))) found.set(nameOf(row), row)
  return found
}
