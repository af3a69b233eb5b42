// What the sketch uses of the ESP32 core, by its signatures: the gate compiles against it.
#pragma once
#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>

using byte = uint8_t;
constexpr int OUTPUT = 3, INPUT_PULLUP = 5;

class String {
 public:
  String(const char *text = "") : text(text) {}
  String operator+(const char *more) const { return String((text + more).c_str()); }
  bool operator==(const String &other) const { return text == other.text; }
  bool operator!=(const char *other) const { return text != other; }
  const char *c_str() const { return text.c_str(); }

 private:
  std::string text;
};

struct EspClass { uint32_t getFreeHeap(); };
extern EspClass ESP;

unsigned long millis();
long random(long);
template <class A, class B>
auto min(A a, B b) -> typename std::common_type<A, B>::type { return a < b ? a : b; }
void pinMode(uint8_t, uint8_t);
void digitalWrite(uint8_t, uint8_t);
int digitalRead(uint8_t);
void delay(uint32_t);
void analogWrite(uint8_t, int);
int touchRead(uint8_t);
