import { createContext } from 'react'

/** A subdistrict of Thailand with what it is in, in the words of an address. */
export interface Place {
  subdistrict: string
  district: string
  province: string
  zipcode: string
}

type PlacePart = keyof Place

/** The places whose subdistrict or post code holds what was typed, the likeliest first. */
export type AskPlaces = (typed: string) => Promise<Place[]>

/** Who knows the places; without one, the parts of an address are plain fields. */
export const Places = createContext<AskPlaces | null>(null)

/** A place in one line, as it is offered: ตลาดใหญ่ · เมืองภูเก็ต · ภูเก็ต 83000. */
export const lineOf = ({ subdistrict, district, province, zipcode }: Place) =>
  `${subdistrict} · ${district} · ${province} ${zipcode}`

/** Which part of an address a field is, and the event by which it hears that its place was chosen in another. */
export const partOf = (name: string) => name.slice(name.lastIndexOf('.') + 1) as PlacePart
export const chosenIn = (name: string) => `place:${name.slice(0, name.lastIndexOf('.'))}`
