import { type PlaceRow, readRows, readPlaces } from '../../../src/app/seed/geography/read-places.ts'
import type { Subdistrict } from './theirs.ts'

/** Returns the places that the product seeds, with every post code that the package knows of each. */
export const readOurs = async (): Promise<Subdistrict[]> => {
  const places = await readPlaces()
  const zips = Map.groupBy(await readRows(), nameOf)
  const provinces = new Map(places.province.map((one) => [one.id, one.name_th]))
  const districts = new Map(places.amphure.map((one) => [one.id, one]))
  return places.tambon.map(({ id, amphure_id, name_th, name_en }) => {
    const district = districts.get(amphure_id)!
    const place = { province: provinces.get(district.province_id)!, district: district.name_th }
    const rows = zips.get(nameOf({ ...place, subdistrict: name_th }))!
    return { id, ...place, name_th, name_en, zips: rows.map(({ zip }) => zip) }
  })
}

const nameOf = (of: Pick<PlaceRow, 'province' | 'district' | 'subdistrict'>) =>
  `${of.province}/${of.district}/${of.subdistrict}`
