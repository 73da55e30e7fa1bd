import { literal } from '#domain/query/literal.ts'
import type { AskPlaces, Place } from '#ui/office/field/place/places.ts'

const asked = 60
const shown = 12

/**
 * Returns subdistricts whose Thai name or post code contains the text, with district and province (specification §7,
 * address lookup). Those that start with it come first.
 */
export const askPlaces: AskPlaces = async (typed) => {
  const response = await fetch('/api/tambon/aggregate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pipeline: pipelineOf(typed) }),
  })
  if (!response.ok) return []
  const found = ((await response.json()) as Found[]).flatMap(placeOf)
  const isMiddle = ({ subdistrict, zipcode }: Place) => !subdistrict.startsWith(typed) && !zipcode.startsWith(typed)
  return found.toSorted((one, other) => Number(isMiddle(one)) - Number(isMiddle(other))).slice(0, shown)
}

interface Found {
  name_th: string
  zip_code: string
  amphure: [{ name_th: string; province: [{ name_th: string }] }] | []
}

const pipelineOf = (typed: string) => [
  {
    $match: {
      [/^\d+$/.test(typed) ? 'zip_code' : 'name_th']: { $regex: literal(typed) },
    },
  },
  { $sort: { name_th: 1 } },
  { $limit: asked },
  lookup('amphure', 'amphure_id', [lookup('province', 'province_id')]),
]

const lookup = (from: string, localField: string, pipeline: object[] = []) => ({
  $lookup: { from, localField, foreignField: 'id', as: from, pipeline },
})

const placeOf = ({ name_th, zip_code, amphure: [amphure] }: Found): Place[] =>
  amphure
    ? [
        {
          subdistrict: name_th,
          district: amphure.name_th,
          province: amphure.province[0]?.name_th ?? '',
          zipcode: zip_code,
        },
      ]
    : []
