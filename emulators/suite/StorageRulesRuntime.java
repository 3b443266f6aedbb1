import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageGetContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageListContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageGetContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageListContext;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.firestore.v1.Document;
import com.google.firestore.v1.Value;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/**
 * Judges storage.rules for the Firebase CLI's Storage emulator with the rules engine inside the Google Cloud CLI's
 * Firestore emulator, where the CLI's own runtime cannot be downloaded.
 *
 * <p>Protocol: one JSON object per line on stdin and stdout. Requests are {@code load_ruleset} and {@code verify};
 * while it verifies, the runtime may itself ask for a Firestore document. One thread serves everything.
 */
public final class StorageRulesRuntime {
  private final BufferedReader in =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private final Map<String, RulesetAst> rulesets = new HashMap<>();
  /** Documents that came back, by the id of the verify request that waits for them. */
  private final Map<Integer, JsonObject> documents = new HashMap<>();

  public static void main(String[] args) throws IOException {
    silenceUnsafeWarning();
    new StorageRulesRuntime().serve();
  }

  /** Java 24 and later warn on stderr of the engine's protobuf, and the CLI reports all of stderr as an error. */
  private static void silenceUnsafeWarning() {
    try {
      Method warned = Class.forName("sun.misc.Unsafe").getDeclaredMethod("trySetMemoryAccessWarned");
      warned.setAccessible(true);
      warned.invoke(null);
    } catch (ReflectiveOperationException older) {
      // Java that does not warn has no such method.
    }
  }

  private void serve() throws IOException {
    out.println(response(-1)); // the emulator's start waits for this line
    while (receive()) {}
  }

  /** Reads one line: keeps it if it is a document that was asked for, else serves it. False at the end of input. */
  private boolean receive() throws IOException {
    String line = in.readLine();
    if (line == null) return false;
    JsonObject message = JsonParser.parseString(line).getAsJsonObject();
    int id = message.get("id").getAsInt();
    if (message.has("action")) out.println(serve(id, message));
    else documents.put(id, message);
    return true;
  }

  private JsonObject serve(int id, JsonObject message) {
    JsonObject response = response(id);
    try {
      JsonObject context = message.getAsJsonObject("context");
      String action = message.get("action").getAsString();
      if (action.equals("load_ruleset")) load(context, response);
      else if (action.equals("verify")) verify(id, context, response);
      else throw new IllegalArgumentException("Unknown action " + action);
    } catch (Exception failure) { // anything but a response with this id would leave the CLI's request hanging
      response.getAsJsonArray("errors").add(failure.toString());
    }
    return response;
  }

  private static JsonObject response(int id) {
    JsonObject response = new JsonObject();
    response.addProperty("id", id);
    response.addProperty("status", "ok");
    response.add("result", new JsonObject());
    response.add("errors", new JsonArray());
    response.add("warnings", new JsonArray());
    return response;
  }

  private void load(JsonObject context, JsonObject response) throws IOException {
    Source.Builder source = Source.newBuilder();
    JsonFormat.parser().ignoringUnknownFields().merge(context.get("source").toString(), source);
    CompileResult compiled =
        FirebaseRulesProtoCompiler.createStandalone(
                FirebaseRulesLangOptions.builder()
                    .allowTernaryOperator(true)
                    .allowCrossServiceRules(true)
                    .build())
            .compile(source);
    for (Issue issue : compiled.getIssues()) {
      boolean error = issue.getSeverity() == Issue.Severity.ERROR;
      response.getAsJsonArray(error ? "errors" : "warnings").add(describe(issue));
    }
    if (compiled.hasCompilationError()) return;
    RulesetAst ast = compiled.getRulesetAst();
    rulesets.put(context.get("rulesetName").getAsString(), ast);
    response.getAsJsonObject("result").addProperty("rulesVersion", ast.getVersion().getNumber());
  }

  private static String describe(Issue issue) {
    SourcePosition at = issue.getSourcePosition();
    String file = at.getFileName().substring(at.getFileName().lastIndexOf('/') + 1);
    return file + ":" + at.getLine() + ":" + at.getColumn() + ": " + issue.getDescription();
  }

  private void verify(int id, JsonObject context, JsonObject response) throws InvalidProtocolBufferException {
    String method = context.get("method").getAsString();
    Request request = new Request(id, context);
    RuleContext ruleContext =
        method.equals("list")
            ? FirebaseStorageListContextConverter.convert(request)
            : FirebaseStorageGetContextConverter.convert(request).toBuilder().method(method).build();
    RulesetAst ruleset = rulesets.get(context.get("rulesetName").getAsString());
    boolean permit = false;
    try {
      permit = Futures.getDone(new DefaultEvaluator(ruleset).evaluate(ruleContext)).permit();
    } catch (ExecutionException denied) { // a rule that fails does not allow
      response.getAsJsonArray("warnings").add(denied.getCause().getMessage());
    }
    response.getAsJsonObject("result").addProperty("permit", permit);
  }

  /** One verify request as the engine sees it; the engine asks it for variables and for Firestore documents. */
  private final class Request implements FirebaseStorageGetContext, FirebaseStorageListContext {
    private final int id;
    private final ExpressionPathValue path;
    private final ExpressionMapValue request;
    private final ExpressionValue resource;

    Request(int id, JsonObject context) throws InvalidProtocolBufferException {
      this.id = id;
      JsonObject variables = context.getAsJsonObject("variables");
      path = toPath(context.get("path").getAsString());
      request = toValue(variables.get("request")).getMapValue();
      resource = toValue(variables.get("resource"));
    }

    @Override public ExpressionPathValue path() { return path; }

    @Override public ExpressionMapValue request() { return request; }

    @Override public ListenableFuture<ExpressionValue> resource() { return Futures.immediateFuture(resource); }

    @Override public ExpressionValue debug(ExpressionValue value) { return value; }

    @Override
    public ListenableFuture<ExpressionValue> firestoreGet(ExpressionPathValue document, SourcePosition at) {
      return Futures.submit(() -> {
        JsonObject found = fetch(id, document);
        if (found == null) throw new IllegalStateException("Document not found: " + PathUtils.toBoundString(document));
        return toDocument(document, found);
      }, Runnable::run);
    }

    @Override
    public ListenableFuture<ExpressionValue> firestoreExists(ExpressionPathValue document, SourcePosition at) {
      return Futures.submit(() -> ExpressionValueUtils.createValue(fetch(id, document) != null), Runnable::run);
    }
  }

  /** Asks the emulator for a Firestore document; null where there is none. Serves other requests while it waits. */
  private JsonObject fetch(int id, ExpressionPathValue document) throws IOException {
    JsonObject context = new JsonObject();
    context.addProperty("path", PathUtils.toBoundString(document));
    JsonObject question = new JsonObject();
    question.addProperty("action", "fetch_firestore_document");
    question.addProperty("server_request_id", id);
    question.add("context", context);
    out.println(question);
    while (!documents.containsKey(id)) if (!receive()) throw new IOException("Input ended");
    JsonObject found = documents.remove(id);
    String status = found.get("status").getAsString();
    if (status.equals("not_found")) return null;
    if (!status.equals("ok")) throw new IOException("Firestore responded " + status);
    return found.getAsJsonObject("result");
  }

  /** A document as rules see it: {@code data}, {@code id} and {@code __name__}. */
  private static ExpressionValue toDocument(ExpressionPathValue path, JsonObject json) throws IOException {
    Document.Builder document = Document.newBuilder();
    JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), document);
    String name = document.getName();
    return ExpressionValueUtils.createValue(
        Map.of(
            "data", plain(document.getFieldsMap()),
            "id", name.substring(name.lastIndexOf('/') + 1),
            "__name__", ExpressionValue.newBuilder().setPathValue(path).build()));
  }

  private static Map<String, Object> plain(Map<String, Value> fields) {
    Map<String, Object> map = new LinkedHashMap<>();
    fields.forEach((name, value) -> map.put(name, plain(value)));
    return map;
  }

  private static Object plain(Value value) {
    switch (value.getValueTypeCase()) {
      case BOOLEAN_VALUE: return value.getBooleanValue();
      case INTEGER_VALUE: return value.getIntegerValue();
      case DOUBLE_VALUE: return value.getDoubleValue();
      case STRING_VALUE: return value.getStringValue();
      case BYTES_VALUE: return value.getBytesValue();
      case TIMESTAMP_VALUE: return value.getTimestampValue();
      case GEO_POINT_VALUE: return value.getGeoPointValue();
      case MAP_VALUE: return plain(value.getMapValue().getFieldsMap());
      case ARRAY_VALUE:
        List<Object> list = new ArrayList<>();
        value.getArrayValue().getValuesList().forEach(element -> list.add(plain(element)));
        return list;
      case REFERENCE_VALUE: // projects/ID/databases/… → /databases/…
        return ExpressionValue.newBuilder()
            .setPathValue(toPath(value.getReferenceValue().replaceFirst("^projects/[^/]+", "")))
            .build();
      default: return ExpressionValueUtils.NULL;
    }
  }

  /** Empty segments are dropped: the engine fails on them, and a list of the root ends in one. */
  private static ExpressionPathValue toPath(String text) {
    List<String> segments = new ArrayList<>(List.of(text.split("/")));
    segments.removeIf(String::isEmpty);
    return ExpressionValueUtils.segmentsToPathExpressions(segments).getPathValue();
  }

  private static ExpressionValue toValue(JsonElement json) throws InvalidProtocolBufferException {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    JsonFormat.parser().merge(json.toString(), value);
    return value.build();
  }
}
