import { bold, bulletList, heading, paragraph, richText } from '@content/texts/builders';
/** The texts of an item in its other language, by field. */
type Translation = Readonly<Record<string, string>>;

/** What of the demo content is translated, by the title under which it is written: about half of it. */
export const translations: Readonly<Record<string, Translation>> = {
  // Notices
  'Vacancy: two social mobilisers for the hill wards': {
    ne_title: 'रोजगारी: पहाडी वडाका लागि दुई जना सामाजिक परिचालक',
    ne_description: richText(
      paragraph(
        'माथिल्ला वडाका समुदायसँगै अठार महिना बसेर काम गर्न ',
        bold('दुई जना सामाजिक परिचालक'),
        ' आवश्यक भएकाले इच्छुक नेपाली नागरिकबाट दरखास्त आह्वान गरिन्छ।',
      ),
      heading(2, 'योग्यता'),
      bulletList(
        'राम्ररी हिँड्न सक्ने र बोल्नुभन्दा बढी सुन्ने।',
        'आमा समूह, उपभोक्ता समिति वा बाल क्लबसँग काम गरेको अनुभव।',
        'प्रवीणता प्रमाणपत्र तह पर्याप्त छ; स्थानीय भाषा बोल्न सक्नुलाई थप उपाधिभन्दा बढी महत्त्व दिइनेछ।',
      ),
      heading(2, 'दरखास्त दिने तरिका'),
      paragraph(
        'हस्तलिखित निवेदन र तपाईंको काम जान्ने दुई जनाको नाम पठाउनुहोस्। महिला, दलित र अपाङ्गता भएका व्यक्तिलाई दरखास्त दिन प्रोत्साहन गरिन्छ।',
      ),
    ),
    ne_place: 'पहाडी वडा नं. १ देखि ४',
    ne_contact: 'कार्यालय, +977 00-000000',
  },
  'सूचना: निःशुल्क स्वास्थ्य शिविर': {
    en_title: 'Notice: free health camp',
    en_description:
      'A free health camp will be held at the school in the bazaar from nine in the morning to three in the afternoon. Everyone from the villages around is invited.\n\nThere will be check-ups for women and children, eye tests and the medicines that are needed. Please bring your old health papers, if you have any.',
    en_place: 'The school in the upper bazaar',
  },
  'Invitation to quote: pipes and fittings for three drinking water schemes': {
    ne_title: 'दरभाउपत्र आह्वान: तीन खानेपानी योजनाका लागि पाइप र जडान सामग्री',
    ne_description:
      'गुरुत्वाकर्षणमा आधारित तीन खानेपानी योजनाका लागि एचडीपीई पाइप, जडान सामग्री र धाराको स्तम्भ आपूर्ति गर्न दर्ता भएका आपूर्तिकर्ताबाट सिलबन्दी दरभाउपत्र आह्वान गरिन्छ।\n\nपरिमाण सूची कार्यालय समयमा दिनको दस बजेदेखि चार बजेसम्म हाम्रो कार्यालयबाट लिन सकिन्छ। दरभाउपत्र अन्तिम मितिसम्म आइपुग्नुपर्नेछ र त्यसपछिको पहिलो कार्यदिनको दिउँसो एक बजे सबैका अगाडि खोलिनेछ।',
    ne_place: 'चोकमा रहेको हाम्रो कार्यालय',
    ne_contact: 'खरिद समिति',
  },
  'Annual general assembly': {
    ne_title: 'वार्षिक साधारण सभा',
    ne_description:
      'सम्पूर्ण सदस्यहरूलाई सहभागी भई छलफल र मतदान गर्न आमन्त्रण गरिन्छ। सभामा वर्षभरिको काम र हिसाब प्रस्तुत गरिनेछ, कार्यसमितिका दुई सदस्य निर्वाचित गरिनेछन् र आगामी वर्षको योजना पारित गरिनेछ।\n\nचिया र खाजाको व्यवस्था हुनेछ। आउन नसक्ने सदस्यले लिखित रूपमा प्रतिनिधि तोक्न सक्नुहुनेछ।',
    ne_place: 'चोकमा रहेको हाम्रो कार्यालय',
  },
  'Office closed over the festivals': {
    ne_title: 'चाडपर्वमा कार्यालय बन्द रहने',
    ne_description:
      'शरद् ऋतुका दुवै ठूला चाडभरि हाम्रो कार्यालय बन्द रहनेछ। बीचका दुई दिन भने परियोजनाका रोक्न नमिल्ने कामका लागि सानो टोली कार्यालयमा हुनेछ।\n\nसबैको घरसम्मको यात्रा सुरक्षित रहोस्।',
  },
  'Training for farmers: seed selection and storage of finger millet': {
    ne_title: 'किसान तालिम: कोदोको बीउ छनोट र भण्डारण',
    ne_description:
      'तल्लो वडाको कृषि केन्द्रमा तीन दिने निःशुल्क तालिम हुँदै छ। यातायात खर्च र दिउँसोको खाना हामी बेहोर्छौँ।\n\nपच्चीस जनाका लागि स्थान छ, जसमध्ये पन्ध्र महिलाका लागि हो। आफ्नो वडाका परिचालककहाँ नाम दर्ता गर्नुहोस्।',
    ne_place: 'तल्लो वडाको कृषि केन्द्र',
  },
  'छात्रवृत्तिका लागि आवेदन आह्वान': {
    en_title: 'Call for scholarship applications',
    en_description:
      'There are scholarships for girls from poor and Dalit families in classes 9 to 12.\n\nApply with a recommendation from your school, a copy of your citizenship or birth certificate, and your last mark sheet.',
  },
  // Stories
  'The tap that gave the mornings back': {
    ne_title: 'बिहान फर्काइदिने धारा',
    ne_description:
      'धारा आउनुअघि महिलाहरू बिहान चार बजे मुहानमा जान्थे। ओर्लन आधा घण्टा, उक्लन एक घण्टा लाग्थ्यो, र चैतमा पालो कुर्न त्योभन्दा बढी समय।\n\nउपभोक्ता समितिले हामीसँगै तीन वटा मुहान सर्वेक्षण गर्‍यो, नसुक्ने एउटा छान्यो र एउटै हिउँदमा चार किलोमिटर खाडल खन्यो। हरेक घरले छब्बीस दिन श्रमदान गरे।\n\nअहिले हरेक सात घरका लागि एउटा धारा छ। “पहिलो बिहान के गर्ने थाहै भएन,” समितिकी कोषाध्यक्ष भन्छिन्। “अनि मैले लसुन रोपेँ।”',
  },
  'A savings box, nine women and a mill': {
    ne_title: 'बचतको बाकस, नौ महिला र एउटा मिल',
    ne_description:
      'उनीहरूले महिनाको बीस-बीस रुपैयाँ र तीन ताला भएको टिनको बाकसबाट सुरु गरे, जसका साँचा तीन अलग घरमा थिए।\n\nदुई वर्षपछि समूहले पहिलो पाँच हजार रुपैयाँ ऋण दियो; छ वर्षपछि बिजुलीको मिल किन्यो। आज त्यो मिलले चार गाउँको कोदो पिस्छ र एघार छात्राको विद्यालय शुल्क तिर्छ।\n\nहामीले हिसाब राख्ने तालिम मात्र दियौँ। बाँकी सबै उनीहरूकै हो।',
  },
  'रातो बाटोदेखि विद्यालयसम्म': {
    en_title: 'From the red road to school',
    en_description:
      'When the stream rose in the monsoon, the children of the upper hamlet could not reach their school. For three months of the year half the benches stood empty.\n\nThe villagers gave their labour, and we found the steel ropes and an engineer. The suspension bridge was ready in six months.\n\nMore children come to class now. “I get to school even when it rains,” says a girl in class seven.',
  },
  'He came home to plant walnuts': {
    ne_title: 'ओखर रोप्न घर फर्किए',
    ne_description:
      'एघार वर्ष विदेशमा काम गरेर उनी दुख्ने ढाड र राम्रो विचार लिएर घर फर्किए। घरपछाडिको पाखो हजुरबुबाकै पालादेखि बाँझो थियो।\n\nउनले हाम्रो फलफूल तालिम दुई पटक लिए, किनकि पहिलो पटक त सुनेँ मात्र, उनी भन्छन्। आज त्यहाँ कलमी ओखरका तीन सय बोट छन्, झाङ नफैलिउन्जेल बीचमा सिमी लगाइन्छ।\n\nचार छिमेकीले आफ्नै नर्सरी सुरु गरेका छन्।',
  },
  'Learning to read at fifty-two': {
    ne_title: 'बाउन्न वर्षमा पढ्न सिक्दा',
    ne_description:
      'उनले नौ वर्षसम्म महिला समूहको रजिस्टरमा औँठाछाप लगाइन्। गएको हिउँदमा बत्ती र मागेको किताब लिएर सामुदायिक भवनको साँझको कक्षामा भर्ना भइन्।\n\nवसन्तमा उनले श्रीमान्‌लाई बसको समयतालिका पढेर सुनाइन्। “उहाँ हाँस्नुभयो,” उनी भन्छिन्, “अनि फेरि पढ भन्नुभयो।”',
  },
  // Projects
  'Clean Water for the Upper Wards': {
    ne_name: 'माथिल्ला वडाका लागि सफा पानी',
    ne_objective: 'उपभोक्ता आफैँले चलाउने र मर्मत गर्ने सात वटा गुरुत्व खानेपानी योजना निर्माण गर्ने।',
    ne_targetBeneficiaries: 'तीन वडाका १,२४० घरधुरी',
    ne_duration: 'साउन २०८० – असार २०८७',
    ne_budget: '३८,५००,०००',
    ne_remarks: 'चार योजना सम्पन्न',
  },
  'Girls Stay in School': {
    ne_name: 'छोरीहरू विद्यालयमै',
    ne_objective: 'छात्रवृत्ति, शौचालय र बाल क्लबमार्फत विपन्न परिवारका छोरीलाई विद्यालयमा टिकाउने।',
    ne_targetBeneficiaries: 'कक्षा ६ देखि १२ का ८६० छात्रा',
    ne_duration: 'वैशाख २०८२ – चैत २०८७',
    ne_budget: '२१,७५०,०००',
  },
  'Millet and Memory': {
    ne_name: 'कोदो र सम्झना',
    ne_objective: 'स्थानीय कोदो, सिमी र तिनका बीउलाई खेत, भान्सा र बजारमा फर्काउने।',
    ne_targetBeneficiaries: '६४० किसान परिवार',
    ne_duration: 'साउन २०८२ – असार २०८७',
    ne_budget: '१७,२००,०००',
    ne_remarks: 'बीउ बैङ्क सञ्चालनमा',
  },
  'Safe Motherhood on Foot': {
    ne_name: 'पैदल दूरीमा सुरक्षित मातृत्व',
    ne_objective: 'महिला सामुदायिक स्वास्थ्य स्वयंसेविकालाई तालिम, रेडियो र स्ट्रेचरको सहयोग गर्ने।',
    ne_targetBeneficiaries: '२१० स्वास्थ्य स्वयंसेविका, ५,४०० महिला',
    ne_duration: 'माघ २०८१ – पुस २०८६',
    ne_budget: '१२,४५०,०००',
  },
  'Schools After the Earthquake': {
    ne_name: 'भूकम्पपछिका विद्यालय',
    ne_objective: 'कक्षाकोठा सुरक्षित रूपमा पुनर्निर्माण गर्ने र पठनपाठन छानामुनि फर्काउने।',
    ne_targetBeneficiaries: '१४ विद्यालय, ३,१०० विद्यार्थी',
    ne_duration: 'भदौ २०७२ – असार २०७५',
    ne_budget: '६४,०००,०००',
    ne_remarks: 'विद्यालय व्यवस्थापन समितिलाई हस्तान्तरण',
  },
  'Savings Groups of the Lower Wards': {
    ne_name: 'तल्ला वडाका बचत समूह',
    ne_objective: 'महिला बचत समूह गठन गर्ने र आफ्नै खुट्टामा नउभिउन्जेल तालिम दिने।',
    ne_targetBeneficiaries: '९६ समूह, २,०५० महिला',
    ne_duration: 'साउन २०७३ – असार २०७७',
    ne_budget: '१४,८००,०००',
    ne_remarks: '९१ समूह अझै सक्रिय',
  },
  'सामुदायिक वन, सामुदायिक आय': {
    en_name: 'Community forests, community income',
    en_objective: 'Strengthen forest users’ groups and raise what they earn.',
    en_targetBeneficiaries: '28 forest users’ groups',
    en_duration: 'Shrawan 2076 – Asar 2079',
  },
  // The home page's pictures, and the announcement
  'A village meeting decides on its water': { ne_title: 'गाउँको भेलाले आफ्नो पानीबारे निर्णय गर्दै' },
  'Terraces before the rice is planted': { ne_title: 'धान रोप्नुअघिका गरा' },
  'The bridge that shortened the way to school': { ne_title: 'विद्यालयको बाटो छोट्याउने पुल' },
  'Millet, nearly ripe': { ne_title: 'पाक्न लागेको कोदो' },
  'Dawn over the western hills': { ne_title: 'पश्चिमी पहाडमा बिहानी' },
  'Winter clothes for the upper wards': {
    ne_title: 'माथिल्ला वडाका लागि न्याना लुगा',
    ne_content:
      'हामी कार्यालयमा न्याना लुगा सङ्कलन गर्दै छौँ। सफा र नफाटेका लुगा ल्याइदिनुहोला; बालबालिकाका लुगा सबैभन्दा बढी चाहिएको छ।',
    ne_buttonText: 'हाम्रो कार्यालय खोज्नुहोस्',
  },
  // Gallery
  'Bookkeeping for savings groups': { ne_title: 'बचत समूहको हिसाबकिताब' },
  'Seed selection in the field': { ne_title: 'खेतमै बीउ छनोट' },
  'Tap repair for caretakers': { ne_title: 'धारा मर्मत तालिम' },
  'The disaster committee learns first aid': { ne_title: 'विपद् समिति प्राथमिक उपचार सिक्दै' },
  'Grafting walnut trees': { ne_title: 'ओखरमा कलमी गर्दै' },
  'तरकारी खेती तालिम': { en_title: 'Training in growing vegetables' },
  'School bags for class six': { ne_title: 'कक्षा छका लागि झोला' },
  'Warm blankets reach the last hamlet': { ne_title: 'अन्तिम टोलसम्म न्याना कम्बल' },
  'Walk for clean water': { ne_title: 'सफा पानीका लागि पदयात्रा' },
  // Positions, by the person
  'Maya Himdali': { ne_name: 'माया हिमदाली', ne_position: 'कार्यकारी निर्देशक' },
  'Dev Kiranbasi': { ne_name: 'देव किरणबासी', ne_position: 'सूचना अधिकारी' },
  'Sarita Example Shahi': { ne_name: 'सरिता उदाहरण शाही', ne_position: 'कार्यक्रम व्यवस्थापक' },
  'Dil Kumari Sample': { ne_name: 'दिलकुमारी नमुना', ne_position: 'वित्त व्यवस्थापक' },
  'Hira Sample Rokaya': { ne_name: 'हिरा नमुना रोकाया', ne_position: 'सामाजिक परिचालक, माथिल्ला वडा' },
  'Mahesh Example Bista': { ne_name: 'महेश उदाहरण विष्ट', ne_position: 'खानेपानी प्राविधिक' },
  'Laxmi Sample': { ne_name: 'लक्ष्मी नमुना', ne_position: 'नर्स तथा स्वास्थ्य सहजकर्ता' },
  'Tek Bahadur Example': { ne_name: 'टेकबहादुर उदाहरण', ne_position: 'कृषि प्राविधिक' },
  'गोमा देवी नमुना': { en_name: 'Goma Devi Sample', en_position: 'Chairperson' },
  'Hari Prasad Sample': { ne_name: 'हरिप्रसाद नमुना', ne_position: 'उपाध्यक्ष' },
  'Kalpana Example': { ne_name: 'कल्पना उदाहरण', ne_position: 'महासचिव' },
  'Bhim Sample Thapa': { ne_name: 'भीम नमुना थापा', ne_position: 'कोषाध्यक्ष' },
};

/** Descriptions of pictures and names of documents in Nepali, by the English ones; others are those of their item's title. */
export const captions: Readonly<Record<string, string>> = {
  'Signed notice': 'हस्ताक्षर भएको सूचना',
  'Terms of reference': 'कार्यक्षेत्रगत सर्त (ToR)',
  'Bill of quantities': 'परिमाण सूची',
  'The evening class in the community building, under a lamp': 'सामुदायिक भवनमा बत्तीमुनिको साँझको कक्षा',
  'First light on the snow peaks': 'हिमालमा बिहानको पहिलो घाम',
  'A grafted walnut between two people, a basket of nuts beside it':
    'कलमी गरिएको ओखरको बिरुवासँग दुई जना, छेउमा ओखरको डालो',
  'The slope with its terraces': 'गरा बनाइएको भिरालो पाखो',
  'A savings group meeting in a circle': 'गोलो घेरामा बसेको बचत समूहको बैठक',
  'Millet before the harvest': 'काट्नुअघिको कोदो',
  'People at the new tap': 'नयाँ धारामा गाउँलेहरू',
  'The upper hamlet': 'माथिल्लो टोल',
  'Dawn over the ridge': 'डाँडामाथिको बिहानी',
  'Folded blankets on a mat before the houses of a hamlet': 'टोलका घरअगाडि गुन्द्रीमा पट्याइएका कम्बल',
  'Farmers in a field of millet': 'कोदोबारीमा किसानहरू',
  'Members sitting in a circle before the hills': 'पहाडअगाडि गोलो घेरामा बसेका सदस्यहरू',
  'People at a public water tap': 'सार्वजनिक धारामा गाउँलेहरू',
  'Houses of a hill village at dusk': 'साँझपख पहाडी गाउँका घर',
};
