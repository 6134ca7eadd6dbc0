import { club } from '@shared/club'

const [streetAddress, addressLocality, stateAndZip = ''] = club.address.split(', ')
const [addressRegion, postalCode] = stateAndZip.split(' ')

/** The club as a schema.org sports location. `{origin}` is replaced by the site's origin. */
export const clubData = {
  '@context': 'https://schema.org',
  '@type': 'SportsActivityLocation',
  '@id': '{origin}/#club',
  name: club.name,
  description: club.tagline,
  url: '{origin}/',
  image: '{origin}/og-1200x630.png',
  telephone: club.phone,
  email: club.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  },
  publicAccess: false,
  amenityFeature: [
    'Climate-controlled courts',
    'Locker rooms with showers',
    'Free parking with EV charging',
    'Pro shop',
  ].map(name => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
}
