import { placeName } from '#domain/thai-identity/place-name.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { PlaceCodes } from '../format/etax-document.ts'

interface Place {
  subdistrict: string
  district: string
  province: string
}

/** The largest codes of the Department of Provincial Administration. Places without one have a greater number of ours. */
const largest = { district: 9999, subdistrict: 999_999 }

/** Returns the codes of a Thai address by its names; null for a part that is unknown or in another district. */
export async function placeCodes(ctx: Context, place: Place): Promise<PlaceCodes> {
  const [province, district, subdistrict] = [place.province, place.district, place.subdistrict].map(placeName)
  const provinces = await from(ctx, 'province').select(['id', 'name_th']).limit(200).execute()
  const inProvince = provinces.find(({ name_th: name }) => placeName(name) === province)
  if (!inProvince) return { province: null, district: null, subdistrict: null }
  const districts = await from(ctx, 'amphure')
    .select(['id', 'name_th'])
    .where('province_id', '=', inProvince.id)
    .limit(200)
    .execute()
  const inDistrict = districts.find(({ name_th: name }) => isNamed(name, { name: district!, province: province! }))
  const known = inDistrict ? await subdistrictsOf(ctx, inDistrict.id) : []
  const inSubdistrict = known.find(({ name_th: name }) => placeName(name) === subdistrict)
  return {
    province: String(inProvince.id).padStart(2, '0'),
    district: codeOf(inDistrict?.id, largest.district),
    subdistrict: codeOf(inSubdistrict?.id, largest.subdistrict),
  }
}

const subdistrictsOf = (ctx: Context, district: number) =>
  from(ctx, 'tambon').select(['id', 'name_th']).where('amphure_id', '=', district).limit(200).execute()

/** The first district of a province is written เมือง or เมืองภูเก็ต. */
const isNamed = (stored: string, { name, province }: { name: string; province: string }) =>
  placeName(stored) === name || (name === 'เมือง' && placeName(stored) === `เมือง${province}`)

const codeOf = (id: number | undefined, most: number) => (id !== undefined && id <= most ? String(id) : null)
