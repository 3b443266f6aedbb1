import { devanagari } from '@content/texts/digits';
import { bsDayOf } from '@site/bikram-sambat';
import {
  bsDateInNepali,
  bsMonthsInNepali,
  dateInNepali,
  durationInNepali,
  gregorianInNepali,
  monthInNepali,
} from '@site/ne-days';
import type en from './en';

const choices: Readonly<Record<string, string>> = {
  Vacancy: 'रोजगारी',
  Tender: 'बोलपत्र',
  Training: 'तालिम',
  Event: 'कार्यक्रम',
  Result: 'नतिजा',
  Other: 'अन्य',
  Trainings: 'तालिमहरू',
  Support: 'सहयोग',
  Activities: 'गतिविधिहरू',
  IRCH: 'आईआरसीएच',
  Relive: 'राहत',
};

/** The texts of the visitors' pages, in Nepali; GLOSSARY.md has the terms. */
const ne: typeof en = {
  common: {
    loading: 'लोड हुँदै छ…',
    showMore: 'थप देखाउनुहोस्',
    close: 'बन्द गर्नुहोस्',
    skip: 'मुख्य सामग्रीमा जानुहोस्',
    table: 'तालिका',
    document: (number) => `कागजात ${devanagari(number)}`,
    postedOn: (date) => `${date} मा प्रकाशित`,
    documents: 'कागजातहरू',
    morePictures: 'थप तस्बिरहरू',
    openPicture: 'तस्बिर खोल्नुहोस्',
    untranslated: 'नेपालीमा अनुवाद भइसकेको छैन।',
    takenDown: 'यो लिङ्क बनेपछि सामग्री हटाइएको हुन सक्छ।',
    unavailable: 'यो पृष्ठ देखाउन सकिएन। केही बेरमा फेरि प्रयास गर्नुहोस्।',
    noResponse: 'अहिले वेबसाइटमा पुग्न सकिएन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।',
  },
  dates: {
    date: (day) => dateInNepali(day),
    parts: (day) => {
      const bs = bsDayOf(day);
      return bs
        ? { date: devanagari(bs.day), month: bsMonthsInNepali[bs.month - 1] ?? '', year: devanagari(bs.year) }
        : {
            date: devanagari(Number(day.slice(8, 10))),
            month: monthInNepali(day),
            year: devanagari(day.slice(0, 4)),
          };
    },
    inBoth: (day) => {
      const bs = bsDateInNepali(day);
      const gregorian = gregorianInNepali(day);
      return bs ? `${bs} (${gregorian.replaceAll(' ', '\u00a0')})` : gregorian;
    },
    duration: durationInNepali,
    moment: (day, time) => `${dateInNepali(day)}, ${devanagari(time)} बजे`,
  },
  document: {
    publication: 'प्रकाशन',
    format: 'फारम',
    pages: (count) => `${devanagari(count)} पृष्ठ`,
  },
  digits: devanagari,
  choice: (value) => choices[value] ?? value,

  navigation: {
    main: 'मुख्य',
    menu: 'मेनु',
    open: 'मेनु खोल्नुहोस्',
    close: 'मेनु बन्द गर्नुहोस्',
    search: 'साइटमा खोज्नुहोस्',
    home: (organisation) => `${organisation}, गृहपृष्ठ`,
    groups: { about: 'परिचय', media: 'मिडिया', resources: 'स्रोत सामग्री' },
    pages: {
      '/': 'गृहपृष्ठ',
      '/about-us-details': 'हाम्रो बारेमा',
      '/employees': 'हाम्रो टोली',
      '/programs': 'कार्यक्रमहरू',
      '/gallery': 'तस्बिर सङ्ग्रह',
      '/stories': 'कथाहरू',
      '/notices': 'सूचना तथा अवसर',
      '/events': 'कार्यक्रम तालिका',
      '/formats': 'फारमहरू',
      '/publications': 'प्रकाशनहरू',
      '/policies': 'नीतिहरू',
      '/contact': 'सम्पर्क',
      '/public-information': 'सार्वजनिक जानकारी',
      '/support': 'सहयोग गर्नुहोस्',
    },
  },
  footer: {
    persons: 'सम्पर्क व्यक्ति',
    ways: 'हामीलाई पछ्याउनुहोस् र लेख्नुहोस्',
    email: 'इमेल',
    phone: 'फोन',
    complaint: 'गुनासो वा चिन्ता',
    site: 'वेबसाइट',
    onThisSite: 'यस वेबसाइटमा',
    rights: (year, name) => `© ${devanagari(year)} ${name}। सर्वाधिकार सुरक्षित।`,
    established: (bs, ad) => `स्थापना: वि.सं. ${devanagari(bs)} (सन् ${devanagari(ad)})`,
  },
  connection: {
    offline: (moment) => `तपाईं अफलाइन हुनुहुन्छ। यो पृष्ठ ${moment} को अवस्थामा छ।`,
    unreachable: (moment) => `अहिले वेबसाइटमा पुग्न सकिएन। यो पृष्ठ ${moment} को अवस्थामा छ।`,
    online: 'इन्टरनेट फेरि जोडियो।',
  },
  lightbox: {
    open: (title) => `तस्बिर खोल्नुहोस्: ${title}`,
    further: (title, number) => `${title}, तस्बिर ${devanagari(number)}`,
    picture: 'तस्बिर',
    photo: 'फोटो:',
    previous: 'अघिल्लो तस्बिर',
    next: 'अर्को तस्बिर',
    enlarged: 'ठूलो पारिएको तस्बिर',
    enlarge: 'ठूलो पार्नुहोस्',
    whole: 'पूरा तस्बिर देखाउनुहोस्',
    original: 'मूल तस्बिर खोल्नुहोस्',
    position: (number, count) => `${devanagari(count)} मध्ये ${devanagari(number)}`,
  },
  popup: { announcement: 'जानकारी', more: 'थप पढ्नुहोस्' },

  home: {
    hero: { label: 'स्वागत', work: 'हाम्रो काम', involve: 'सहभागी हुनुहोस्' },
    slider: {
      label: 'हाम्रा कामका तस्बिरहरू',
      loading: 'तस्बिरहरू लोड हुँदै छन्…',
      failed: 'तस्बिरहरू लोड गर्न सकिएन',
      empty: 'तस्बिरहरू उपलब्ध छैनन्',
      slide: (number) => `तस्बिर ${devanagari(number)}`,
      show: (number) => `तस्बिर ${devanagari(number)} देखाउनुहोस्`,
      play: 'तस्बिरहरू चलाउनुहोस्',
      pause: 'तस्बिरहरू रोक्नुहोस्',
      previous: 'अघिल्लो तस्बिर',
      next: 'अर्को तस्बिर',
    },
    notices: 'रोजगारी तथा सूचना',
    impact: { title: 'हाम्रो प्रभाव' },
    about: {
      more: 'थप पढ्नुहोस्',
      moreOf: 'हाम्रो परिचय',
      pictureAlt: 'हिमालमुनिका गरा परेका खेत र गाउँको चित्र',
    },
    journey: { title: 'हाम्रो यात्रा', objectives: 'सबै उद्देश्य हेर्नुहोस्' },
    gallery: { more: 'थप तस्बिर हेर्नुहोस्', empty: 'कुनै तस्बिर भेटिएन।' },
    programs: { title: 'हाम्रा कार्यक्रमहरू' },
  },
  stories: {
    title: 'कथाहरू',
    lead: 'पहाडका सफलताका कथा र ती भोग्ने मानिसहरू।',
    empty: 'अहिलेसम्म कथा छैनन्। हामी पहिला कथाहरू लेख्दै छौँ।',
    failed: 'कथाहरू लोड गर्न सकिएन',
    missing: 'कथा भेटिएन',
    back: 'सबै कथाहरू',
    further: 'अब यो पढ्नुहोस्',
  },
  gallery: {
    title: 'हाम्रो तस्बिर सङ्ग्रह',
    lead: 'तालिम, राहत, दैनिक काम र उत्सवका तस्बिरहरू।',
    empty: 'यस वर्गमा कुनै तस्बिर भेटिएन।',
    category: 'वर्ग',
  },
  pastProjects: {
    title: 'सम्पन्न परियोजनाहरू',
    lead: 'सम्पन्न परियोजनाहरू: तिनको उद्देश्य के थियो र कसको सहयोगमा सम्भव भए।',
    empty: 'अहिलेसम्म सम्पन्न परियोजना छैनन्।',
    see: 'सम्पन्न परियोजनाहरू हेर्नुहोस्',
  },
  presentProjects: {
    title: 'सञ्चालित परियोजनाहरू',
    lead: 'चालु परियोजनाहरू: तिनको उद्देश्य के हो र कसको सहयोगमा चलेका छन्।',
    empty: 'अहिले कुनै परियोजना सञ्चालनमा छैन।',
    see: 'चालु परियोजनाहरू हेर्नुहोस्',
  },
  notices: {
    title: 'सूचना तथा अवसर',
    lead: 'रोजगारी, आह्वान र निमन्त्रणा: हामीसँग काम गर्ने अवसरहरू।',
    empty: 'अहिले कुनै अवसर खुला छैन। नयाँ आह्वान र निमन्त्रणा यहाँ राखिनेछन्।',
    feed: {
      title: (organisation) => `${organisation}: सूचनाहरू`,
      offer: 'फिड रिडरबाट हाम्रा सूचनाहरू पाइरहनुहोस्:',
      link: 'सूचनाको फिड',
    },
    failed: 'सूचनाहरू लोड गर्न सकिएन',
    missing: 'सूचना भेटिएन',
    back: 'सबै सूचनाहरू',
    further: 'थप सूचनाहरू',
    filter: {
      label: 'सूचनाहरू छान्नुहोस्',
      kinds: { label: 'प्रकार', all: 'सबै प्रकार' },
      states: { label: 'खुला वा बन्द', all: 'खुला र बन्द', open: 'खुला', closed: 'बन्द' },
    },
    noneFound: 'मिल्ने सूचना भेटिएन। अर्को प्रकार छान्नुहोस् वा खुला र बन्द दुवै हेर्नुहोस्।',
    closed: { title: 'म्याद सकिएका' },
    readAll: 'पूरा पढ्नुहोस्',
    showLess: 'कम देखाउनुहोस्',
    tile: { closed: 'बन्द', held: 'भयो', on: 'मिति', closes: 'अन्तिम', posted: 'प्रकाशित' },
    closedOn: (date) => `${date} मा म्याद सकियो`,
    closesOn: (date) => `अन्तिम मिति ${date}`,
    closesIn: (days) =>
      days === 0 ? 'आज अन्तिम दिन' : days === 1 ? 'भोलि अन्तिम दिन' : `${devanagari(days)} दिन बाँकी`,
    heldOn: (date) => `${date} मा`,
    heldIn: (days) => (days === 0 ? 'आज' : days === 1 ? 'भोलि' : `${devanagari(days)} दिनपछि`),
    tookPlaceOn: (date) => `${date} मा भयो`,
    takesPlaceOn: (date) => `${date} मा हुने`,
  },

  objectives: { title: 'हाम्रा उद्देश्यहरू' },
  share: { share: 'साझा गर्नुहोस्', copy: 'ठेगाना प्रतिलिपि गर्नुहोस्', copied: 'ठेगाना प्रतिलिपि भयो।' },
};

export default ne;
